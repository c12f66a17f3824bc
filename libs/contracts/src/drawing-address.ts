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
