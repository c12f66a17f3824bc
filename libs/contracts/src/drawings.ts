/** What the site draws: the crest of a club, or the sticker of a person. */
export interface Drawing {
  kind: 'crest' | 'player' | 'coach';
  id: number;
}

const ADDRESS = /^(?:https?:\/\/[^/]+)?\/art\/(crest|player|coach)\/([1-9]\d{0,8})\.svg/;

/** Returns the path of a drawing. It exists also if the site shows a real photo or logo. */
export function drawingAddress(kind: Drawing['kind'], id: number): string {
  return `/art/${kind}/${id}.svg`;
}

/** Returns the drawing at a path or URL, with or without a version; undefined for any other picture. */
export function drawingAt(address: string): Drawing | undefined {
  const [, kind, id] = ADDRESS.exec(address) ?? [];
  return kind === undefined ? undefined : { kind: kind as Drawing['kind'], id: Number(id) };
}

/** What a drawn sticker shows. A mode hides what its game asks about. */
export type RevealMode = 'career' | 'noclub' | 'noflag' | 'full' | 'memo' | 'coach' | 'bare';

/** Version of the drawn flags. After a change, the test of the flags prints the new value. */
export const FLAGS_EDITION = '3c6759ed';

/** Returns the address of a nation's flag by FIFA code. Its response can be cached forever. */
export function flagAddress(nation: string): string {
  return `/art/flag/${nation}.svg?v=${FLAGS_EDITION}`;
}
