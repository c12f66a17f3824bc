/** A line of a state as JSON. */
interface StateLine {
  text: string;
  /** Whether the earlier state has no such value at the same place. */
  isNew: boolean;
}

/** Returns the lines of a state as JSON. @param before the state to compare with; undefined if there is none */
export function stateLines(state: unknown, before: unknown): StateLine[] {
  const known = before === undefined ? undefined : new Set(linesOf(before).map(({ place }) => place));
  return linesOf(state).map(({ text, place }) => ({ text, isNew: known?.has(place) === false }));
}

interface Line {
  text: string;
  /** The path of the value, and the value itself if it is on one line: not its comma, which depends on the next line. */
  place: string;
}

function linesOf(value: unknown, { path = '', indent = '', name = '' } = {}): Line[] {
  const start = `${indent}${name}`;
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) {
    const text = JSON.stringify(value);
    return [{ text: start + text, place: `${path} ${text}` }];
  }
  const [opening, closing] = Array.isArray(value) ? '[]' : '{}';
  const inner = parts.flatMap(([key, part], index) => {
    const lines = linesOf(part, {
      path: `${path}/${key}`,
      indent: `${indent}  `,
      name: opening === '[' ? '' : `${JSON.stringify(key)}: `,
    });
    if (index < parts.length - 1) lines.at(-1)!.text += ',';
    return lines;
  });
  const end = { text: `${indent}${closing}`, place: `${path} ${closing}` };
  return [{ text: `${start}${opening}`, place: `${path} ${opening}` }, ...inner, end];
}
