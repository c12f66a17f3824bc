/** One name in all the ways that a project writes it. */
export interface Names {
  /** `cup-finals`, as addresses and folders have it. */
  key: string;
  /** `cupFinals` */
  camel: string;
  /** `CupFinals` */
  pascal: string;
  /** `Cup Finals` */
  title: string;
}

const TEMPLATE = namesOf('new-game');

export function namesOf(key: string, title?: string): Names {
  const words = key.split('-').filter(Boolean);
  const pascal = words.map(capital).join('');
  return {
    key,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    title: title ?? words.map(capital).join(' '),
  };
}

/** A text or a path of the template, told of another game. */
export function renamed(text: string, { key, camel, pascal, title }: Names): string {
  return text
    .replaceAll(TEMPLATE.title, () => title)
    .replaceAll(TEMPLATE.key, key)
    .replaceAll(TEMPLATE.pascal, pascal)
    .replaceAll(TEMPLATE.camel, camel);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
