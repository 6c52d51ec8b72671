import { tell } from "../language/tell.js";

/** A lesson to begin with, about what is on the board. @param {string} scenario its text */
export const sample = (scenario) => `# ${tell("lesson-sample-title")}

## ${tell("lesson-sample-try")}

${tell("lesson-sample-board", { link: `#${scenario.replaceAll("%", "%25")}` })}

\`\`\`play
hint: ${tell("lesson-sample-hint")}
\`\`\`

## ${tell("lesson-sample-look")}

${tell("lesson-sample-step", { link: `#${scenario.replaceAll("%", "%25")}@1` })}

\`\`\`ask
${tell("lesson-sample-asked")}
+ ${tell("lesson-sample-right")} => ${tell("lesson-sample-right-told")}
- ${tell("lesson-sample-wrong")} => ${tell("lesson-sample-wrong-told")}
\`\`\`
`;
