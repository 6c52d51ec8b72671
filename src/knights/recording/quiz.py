"""Questions as files that course platforms import into their own quizzes.

QTI 1.2 is what Canvas, Blackboard, Brightspace and Schoology import best: the zip has the form in
which Canvas itself writes a quiz. Moodle's core imports no QTI, but its own XML. Both hold the
question, a picture of the board, the answers, the right one, and a sentence about each.
"""

from base64 import b64encode
from collections.abc import Sequence
from html import escape as escape_html
from xml.sax.saxutils import escape, quoteattr

from knights.language import tell
from knights.recording.course import name_content, pack_zip
from knights.recording.questions import Asked

# Canvas's name for the package's files.
BASE = "%24IMS-CC-FILEBASE%24"

MANIFEST = """<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier={identifier} xmlns="http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1">
  <metadata>
    <schema>IMS Content</schema>
    <schemaversion>1.1.3</schemaversion>
  </metadata>
  <organizations/>
  <resources>
    <resource identifier="quiz" type="imsqti_xmlv1p2">
      <file href="quiz/quiz.xml"/>
    </resource>{pictures}
  </resources>
</manifest>
"""

PICTURE = """
    <resource identifier={identifier} type="webcontent" href={href}>
      <file href={href}/>
    </resource>"""

ASSESSMENT = """<?xml version="1.0" encoding="UTF-8"?>
<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2">
  <assessment ident={identifier} title={title}>
    <section ident="root_section">{items}
    </section>
  </assessment>
</questestinterop>
"""

ITEM = """
      <item ident={identifier} title={title}>
        <itemmetadata>
          <qtimetadata>
            <qtimetadatafield>
              <fieldlabel>question_type</fieldlabel>
              <fieldentry>multiple_choice_question</fieldentry>
            </qtimetadatafield>
            <qtimetadatafield>
              <fieldlabel>points_possible</fieldlabel>
              <fieldentry>1</fieldentry>
            </qtimetadatafield>
          </qtimetadata>
        </itemmetadata>
        <presentation>
          <material>
            <mattext texttype="text/html">{asked}</mattext>
          </material>
          <response_lid ident="response1" rcardinality="Single">
            <render_choice>{labels}
            </render_choice>
          </response_lid>
        </presentation>
        <resprocessing>
          <outcomes>
            <decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/>
          </outcomes>{conditions}
        </resprocessing>{feedback}
      </item>"""

LABEL = """
              <response_label ident={choice}>
                <material>
                  <mattext texttype="text/plain">{label}</mattext>
                </material>
              </response_label>"""

CONDITION = """
          <respcondition continue="{goes_on}">
            <conditionvar>
              <varequal respident="response1">{{choice}}</varequal>
            </conditionvar>
            {consequence}
          </respcondition>"""

FEEDBACK_OF = CONDITION.format(
    goes_on="Yes",
    consequence='<displayfeedback feedbacktype="Response" linkrefid="{choice}_fb"/>',
)
RIGHT = CONDITION.format(
    goes_on="No", consequence='<setvar action="Set" varname="SCORE">100</setvar>'
)

FEEDBACK = """
        <itemfeedback ident="{choice}_fb">
          <flow_mat>
            <material>
              <mattext texttype="text/plain">{told}</mattext>
            </material>
          </flow_mat>
        </itemfeedback>"""

MOODLE = """<?xml version="1.0" encoding="UTF-8"?>
<quiz>{questions}
</quiz>
"""

MOODLE_QUESTION = """
  <question type="multichoice">
    <name><text>{title}</text></name>
    <questiontext format="html">
      <text>{asked}</text>
      <file name="{picture}" path="/" encoding="base64">{drawing}</file>
    </questiontext>
    <defaultgrade>1</defaultgrade>
    <single>true</single>
    <shuffleanswers>false</shuffleanswers>
    <answernumbering>abc</answernumbering>{answers}
  </question>"""

MOODLE_ANSWER = """
    <answer fraction="{fraction}" format="plain_text">
      <text>{label}</text>
      <feedback format="plain_text"><text>{told}</text></feedback>
    </answer>"""


def pack_qti(
    title: str, scenario: str, questions: Sequence[Asked], drawings: Sequence[str]
) -> bytes:
    """Return a zip with the questions as QTI 1.2, each with the drawing of its board as SVG."""
    pictures = {name_picture(number): text for number, text in enumerate(drawings, 1)}
    identifier = name_content({"title": title, **pictures})
    items = "".join(
        write_item(f"{identifier}-{number}", scenario, number, asked)
        for number, asked in enumerate(questions, 1)
    )
    listed = "".join(
        PICTURE.format(identifier=quoteattr(f"picture-{number}"), href=quoteattr(name))
        for number, name in enumerate(pictures, 1)
    )
    quiz = ASSESSMENT.format(identifier=quoteattr(identifier), title=quoteattr(title), items=items)
    manifest = MANIFEST.format(identifier=quoteattr(identifier), pictures=listed)
    return pack_zip({"imsmanifest.xml": manifest, "quiz/quiz.xml": quiz, **pictures})


def write_item(identifier: str, scenario: str, number: int, asked: Asked) -> str:
    choices = [(f"choice{index}", choice) for index, choice in enumerate(asked.choices, 1)]
    feedback = "".join(FEEDBACK_OF.format(choice=name) for name, _ in choices)
    right = "".join(RIGHT.format(choice=name) for name, choice in choices if choice.right)
    return ITEM.format(
        identifier=quoteattr(identifier),
        title=quoteattr(name_question(scenario, asked)),
        asked=escape(write_asked(asked, f"{BASE}/{name_picture(number)}")),
        labels="".join(
            LABEL.format(choice=quoteattr(name), label=escape(choice.label))
            for name, choice in choices
        ),
        conditions=feedback + right,
        feedback="".join(
            FEEDBACK.format(choice=name, told=escape(choice.told)) for name, choice in choices
        ),
    )


def write_moodle(scenario: str, questions: Sequence[Asked], drawings: Sequence[str]) -> str:
    """Return the questions as Moodle's own XML."""
    written = ""
    for number, (asked, drawing) in enumerate(zip(questions, drawings, strict=True), 1):
        picture = name_picture(number)
        written += MOODLE_QUESTION.format(
            title=escape(name_question(scenario, asked)),
            asked=escape(write_asked(asked, f"@@PLUGINFILE@@/{picture}")),
            picture=picture,
            drawing=b64encode(drawing.encode()).decode(),
            answers="".join(
                MOODLE_ANSWER.format(
                    fraction=100 if choice.right else 0,
                    label=escape(choice.label),
                    told=escape(choice.told),
                )
                for choice in asked.choices
            ),
        )
    return MOODLE.format(questions=written)


def write_asked(asked: Asked, picture: str) -> str:
    """Return the question as HTML, with its picture."""
    told = tell("record-course-picture", step=asked.position)
    texts = [asked.asked, asked.known] if asked.known else [asked.asked]
    said = "".join(f"<p>{escape_html(text)}</p>" for text in texts)
    return f'{said}<p><img src="{escape_html(picture)}" alt="{escape_html(told)}"></p>'


def name_question(scenario: str, asked: Asked) -> str:
    return tell("record-course-question", scenario=scenario, step=asked.position)


def name_picture(number: int) -> str:
    return f"board-{number}.svg"
