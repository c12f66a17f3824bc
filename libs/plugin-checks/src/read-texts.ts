import { parsedJson, type TextTree } from '@soccer-legends/contracts';

/** No game needs a deeper tree, and deep recursion could overflow the stack. */
const MAX_DEPTH = 8;

/** Allows line breaks and tabs. PostgreSQL rejects NUL, and browsers do not show other control characters. */
// eslint-disable-next-line no-control-regex -- These characters are what it looks for.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** The texts of a file, or its first fault as an English sentence. */
export type ReadTexts = { texts: TextTree; fault?: undefined } | { texts?: undefined; fault: string };

/** Parses a language file. Its JSON must be an object of texts and groups of texts. */
export function readTexts(json: string): ReadTexts {
  const texts = parsedJson(json);
  if (texts === undefined) return { fault: 'The file is not valid JSON.' };
  const fault = groupFault(texts, []);
  return fault === undefined ? { texts: texts as TextTree } : { fault };
}

function groupFault(group: unknown, path: readonly string[]): string | undefined {
  const place = path.length === 0 ? 'The file' : `"${path.join('.')}"`;
  if (typeof group !== 'object' || group === null || Array.isArray(group))
    return `${place} must be ${path.length === 0 ? 'a JSON object of texts, such as {"title": "Cup Finals"}' : 'a text or a group of texts'}.`;
  if (path.length > MAX_DEPTH) return `${place} is nested more than ${MAX_DEPTH} groups deep.`;
  for (const [name, value] of Object.entries(group)) {
    const own = [...path, name];
    if (name in Object.prototype) return `"${own.join('.')}" cannot be the name of a text. Choose another name.`;
    const fault = typeof value === 'string' ? textFault(value, own) : groupFault(value, own);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function textFault(text: string, path: readonly string[]): string | undefined {
  return CONTROL.test(text) ? `"${path.join('.')}" contains a control character. Remove it.` : undefined;
}
