"""Packages for course platforms, as SCORM wants them: one page, and a manifest that names it.

The page reports by itself (`web/player/course.ts`). A package has one page, as some platforms lose
the scores of several.
"""

import hashlib
from collections.abc import Mapping
from io import BytesIO
from xml.sax.saxutils import escape, quoteattr
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PAGE = "index.html"

MANIFEST = """<?xml version="1.0" encoding="UTF-8"?>
<manifest identifier={{identifier}} version="1.0"
  {schemas}>
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>{version}</schemaversion>
  </metadata>
  <organizations default="knights">
    <organization identifier="knights">
      <title>{{title}}</title>
      <item identifier="item" identifierref="page">
        <title>{{title}}</title>{sequencing}
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="page" type="webcontent" {type}="sco" href="{{page}}">{{files}}
    </resource>
  </resources>
</manifest>
"""

# The platform must not count the page as done, or as passed, by itself.
SEQUENCING = """
        <imsss:sequencing>
          <imsss:deliveryControls completionSetByContent="true" objectiveSetByContent="true"/>
        </imsss:sequencing>"""

MANIFESTS = {
    "scorm": MANIFEST.format(
        schemas="""xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2\"""",
        version="1.2",
        sequencing="",
        type="adlcp:scormtype",
    ),
    "scorm2004": MANIFEST.format(
        schemas="""xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"
  xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3"
  xmlns:imsss="http://www.imsglobal.org/xsd/imsss\"""",
        version="2004 3rd Edition",
        sequencing=SEQUENCING,
        type="adlcp:scormType",
    ),
}


def pack_course(edition: str, title: str, files: Mapping[str, str | bytes]) -> bytes:
    """Return the zip of a package; `edition` is a key of MANIFESTS, one of the files is PAGE."""
    manifest = MANIFESTS[edition].format(
        identifier=quoteattr(name_content(files)),
        title=escape(title),
        page=PAGE,
        files="".join(f"\n      <file href={quoteattr(name)}/>" for name in files),
    )
    return pack_zip({"imsmanifest.xml": manifest, **files})


def name_content(files: Mapping[str, str | bytes]) -> str:
    """Return a name for these files; a manifest's own must begin with a letter."""
    digest = hashlib.sha256()
    for content in files.values():
        digest.update(content.encode() if isinstance(content, str) else content)
    return f"knights-{digest.hexdigest()[:16]}"


def pack_zip(files: Mapping[str, str | bytes]) -> bytes:
    """Return a zip. The same files make the same zip, whatever the day."""
    written = BytesIO()
    with ZipFile(written, "w", ZIP_DEFLATED) as packed:
        for name, content in files.items():
            packed.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    return written.getvalue()
