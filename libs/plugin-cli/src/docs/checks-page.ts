import { CHECKS, type CheckCode } from '@soccer-legends/plugin-checks';
import { CHECK_EXAMPLES } from './check-examples.ts';

/** Returns the documentation of all codes of `check` in Markdown, by code. */
export function checkPages(): ReadonlyMap<CheckCode, string> {
  return new Map((Object.keys(CHECKS) as CheckCode[]).map((code) => [code, pageFor(code)]));
}

function pageFor(code: CheckCode): string {
  const { severity, title, why, remedy } = CHECKS[code];
  const { file, refused, accepted } = CHECK_EXAMPLES[code];
  const block = (text: string): string => `\`\`\`${languageOf(file)}\n${text}\n\`\`\``;
  const effect = severity === 'error' ? 'an error, which prevents publishing' : 'a warning';
  return [
    `# ${code}`,
    `${title}: ${effect}.`,
    why,
    `## Refused${file === 'sh' ? '' : `: ${file}`}\n\n${block(refused)}`,
    `## Accepted\n\n${block(accepted)}`,
    `## Fix\n\n${remedy}\n`,
  ].join('\n\n');
}

function languageOf(file: string): string {
  return file.slice(file.lastIndexOf('.') + 1);
}
