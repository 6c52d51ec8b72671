import { tell } from "../../language/tell.ts";

/** A sample lesson about the current board. @param scenario its text */
export const sample = (scenario: string) => `# ${tell("writing-sample-title")}

## ${tell("writing-sample-try")}

${tell("writing-sample-board", { link: `#${scenario.replaceAll("%", "%25")}` })}

\`\`\`play
hint: ${tell("writing-sample-hint")}
\`\`\`

## ${tell("writing-sample-look")}

${tell("writing-sample-step", { link: `#${scenario.replaceAll("%", "%25")}@1` })}

\`\`\`ask
${tell("writing-sample-asked")}
+ ${tell("writing-sample-right")} => ${tell("writing-sample-right-told")}
- ${tell("writing-sample-wrong")} => ${tell("writing-sample-wrong-told")}
\`\`\`
`;
