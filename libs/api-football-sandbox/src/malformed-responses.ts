const MEGABYTE = 1024 * 1024;
const INVISIBLE = '\u202E\u200B\u0000';

/**
 * Returns the response with data that an attacker could send: names of a megabyte with invisible characters, and
 * addresses that are a script or too long.
 */
export function withHostileValues(response: object): object {
  return mapMembers(response, (key, value) => {
    if (key === 'name' || key === 'firstname')
      return typeof value === 'string' ? value + INVISIBLE + 'x'.repeat(MEGABYTE) : value;
    if (key === 'photo') return 'javascript:alert(1)';
    if (key === 'logo') return `https://media.api-sports.io/${'a'.repeat(4000)}.png`;
    return value;
  });
}

/** Returns the response with the irregularities of the real service, and every item twice. */
export function withOddValues(response: object): object {
  const changed = mapMembers(response, (key, value) => {
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

/** Returns "2019-07-01" as 010719, a format that the service sometimes uses. */
function shortDate(date: string): string {
  return date.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$3$2$1');
}

function mapMembers(value: unknown, map: (key: string, value: unknown) => unknown, key = ''): object {
  const changed = map(key, value);
  if (Array.isArray(changed)) return changed.map((item) => mapMembers(item, map, key));
  if (typeof changed !== 'object' || changed === null) return changed as object;
  return Object.fromEntries(Object.entries(changed).map(([name, item]) => [name, mapMembers(item, map, name)]));
}
