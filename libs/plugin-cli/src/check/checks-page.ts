import { CHECKS } from './catalogue.ts';

/** The document about all codes. */
export function checksPage(): string {
  const sections = Object.entries(CHECKS).map(
    ([code, { severity, title, why, remedy }]) =>
      `## ${code}\n\n${title} (${severity}).\n\n${why}\n\n**What to do.** ${remedy}\n`,
  );
  return `# What \`soccer-legends check\` finds\n\n${INTRODUCTION}\n${sections.join('\n')}`;
}

const INTRODUCTION = `This page is written from \`libs/plugin-cli/src/check/catalogue.ts\`; a test fails where the two differ, and
\`npx vitest run libs/plugin-cli -u\` writes it anew. An error keeps a game from being published, a warning does not. The
server checks everything again that concerns it, and trusts nothing of this.
`;
