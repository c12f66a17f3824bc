import { CHECKS } from '@soccer-legends/plugin-checks';

/** Returns the documentation page of all codes. */
export function checksPage(): string {
  const sections = Object.entries(CHECKS).map(
    ([code, { severity, title, why, remedy }]) =>
      `## ${code}\n\n${title} (${severity}).\n\n${why}\n\n**Fix:** ${remedy}\n`,
  );
  return `# What \`soccer-legends check\` finds\n\n${INTRODUCTION}\n${sections.join('\n')}`;
}

const INTRODUCTION = `This page is generated from \`libs/plugin-checks/src/checks.ts\`. A test fails if the two differ;
\`npx vitest run libs/plugin-cli -u\` updates this page. An error prevents publishing, a warning does not. The
server repeats every check that it depends on.
`;
