/** Longer names are cut: no person or club has one, and a page or an index should not have to hold it. */
const LONGEST_NAME = 120;
const LONGEST_URL = 2048;

const ENTITIES: Readonly<Record<string, string>> = {
  '&apos;': "'",
  '&#39;': "'",
  '&#039;': "'",
  '&quot;': '"',
  '&amp;': '&',
};

/** Controls, marks that turn or hide text, half surrogates, and characters that stand for none. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\uFFFD]+/gu;

/** A member of an object, however deep; undefined where anything on the way is missing or no object. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (parent, key) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key)
        ? (parent as Record<string, unknown>)[key]
        : undefined,
    value,
  );
}

/** A list, or none: the service writes `[]`, `null` or nothing at all for "nothing". */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A name or word to show: one line, no more than `LONGEST_NAME` characters; null where nothing is left of it. */
export function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  // Cut first, so that a name of a megabyte costs nothing, and again after what normalising may add.
  const clean = String(value)
    .slice(0, 4 * LONGEST_NAME)
    .replace(/&(?:apos|quot|amp|#0?39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(UNSEEN, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return [...clean].slice(0, LONGEST_NAME).join('').trim() || null;
}

/** A number of things, also where it came as a string; null for everything else. */
export function countOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d{1,15}\s*$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) && (number as number) >= 0 ? (number as number) : null;
}

/** An id that the database can hold. */
export function idOf(value: unknown): number | null {
  const id = countOf(value);
  return id !== null && id >= 1 && id <= 2_147_483_647 ? id : null;
}

/** The address of a picture, by http or https and without credentials; null for everything else. */
export function pictureOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_URL || !URL.canParse(value)) return null;
  const { protocol, username, password, href, pathname } = new URL(value);
  if (!/^https?:$/.test(protocol) || username || password || href.length > LONGEST_URL) return null;
  return isPlaceholder(pathname) ? null : href;
}

/** Pictures are named by their subject's id, and one that has none is named by what stands for it. */
function isPlaceholder(path: string): boolean {
  return /\/(?:0|null|undefined|none|default|placeholder|no[-_]?(?:photo|image|picture)|not[-_]?available)(?:\.\w+)?$/i.test(
    path,
  );
}
