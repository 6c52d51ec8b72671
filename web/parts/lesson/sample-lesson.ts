import { t } from "../../language/translate.ts";

/** A sample lesson about the current board. @param scenario its text */
export const sample = (scenario: string) => `# ${t("writing-sample-title")}

## ${t("writing-sample-try")}

${t("writing-sample-board", { link: `#${scenario.replaceAll("%", "%25")}` })}

\`\`\`play
hint: ${t("writing-sample-hint")}
\`\`\`

## ${t("writing-sample-look")}

${t("writing-sample-step", { link: `#${scenario.replaceAll("%", "%25")}@1` })}

\`\`\`ask
${t("writing-sample-asked")}
+ ${t("writing-sample-right")} => ${t("writing-sample-right-told")}
- ${t("writing-sample-wrong")} => ${t("writing-sample-wrong-told")}
\`\`\`
`;
