/** The names of a comma list; blanks and repetitions are dropped. */
export function namesIn(list: string): string[] {
  const names = list.split(',').map((name) => name.replace(/\s+/g, ' ').trim());
  return [...new Set(names.filter((name) => name !== ''))];
}
