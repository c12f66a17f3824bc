const MEGABYTE = 1024 * 1024;
const TURNING = '\u202E\u200B\u0000';

/** The answer as somebody who means harm would change it. */
export function hostile(answer: object): object {
  return change(answer, (key, value) => {
    if (key === 'name' || key === 'firstname')
      return typeof value === 'string' ? value + TURNING + 'x'.repeat(MEGABYTE) : value;
    if (key === 'photo') return 'javascript:alert(1)';
    if (key === 'logo') return `https://media.api-sports.io/${'a'.repeat(4000)}.png`;
    return value;
  });
}

/** The answer with all that the real service gets wrong now and then, and everybody in it twice. */
export function odd(answer: object): object {
  const changed = change(answer, (key, value) => {
    if (typeof value === 'number' && !['current', 'total', 'results'].includes(key)) return String(value);
    if (key === 'position' || key === 'photo' || key === 'loan') return undefined;
    if (key === 'birth' || key === 'firstname') return null;
    if (key === 'date' && typeof value === 'string') return shortDate(value);
    if (key === 'parameters') return [];
    return value;
  }) as { response?: unknown };
  if (!Array.isArray(changed.response)) return changed;
  return {
    ...changed,
    response: [null, ...(changed.response as unknown[]), 'noise', {}, ...(changed.response as unknown[])],
  };
}

/** "2019-07-01" as 010719, which the service writes at times. */
function shortDate(date: string): string {
  return date.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3$2$1');
}

function change(value: unknown, how: (key: string, value: unknown) => unknown, key = ''): object {
  const changed = how(key, value);
  if (Array.isArray(changed)) return changed.map((item) => change(item, how, key));
  if (typeof changed !== 'object' || changed === null) return changed as object;
  return Object.fromEntries(Object.entries(changed).map(([name, item]) => [name, change(item, how, name)]));
}
