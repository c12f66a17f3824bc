/** A game's name in every notation that a project uses. */
export interface Names {
  /** `cup-finals`, for URLs and folders. */
  key: string;
  /** `cupFinals` */
  camel: string;
  /** `CupFinals` */
  pascal: string;
  /** `Cup Finals` */
  title: string;
}

const TEMPLATE = namesOf('new-game');

/** Returns a key in every notation. The title defaults to the words of the key. */
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

/** Replaces the template's name in a text or a path with the name of another game. */
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
