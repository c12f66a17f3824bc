import type { Crest } from '@soccer-legends/contracts';
import { charges } from './charges.ts';
import { fields } from './fields.ts';
import { shapes } from './shapes.ts';

/** Two colours for the field and one for the charge that reads well on both. */
const TRIOS = [
  'red white navy',
  'blue white red',
  'green white navy',
  'royal sky navy',
  'claret sky navy',
  'black amber darkred',
  'navy red white',
  'darkgreen lime black',
  'purple white gold',
  'teal white navy',
  'maroon gold white',
  'orange white navy',
  'violet white navy',
  'darkred cream navy',
  'azure white navy',
  'brown cream darkgreen',
].map((trio) => trio.split(' ') as [string, string, string]);

/** A crest for a club that nobody has drawn one for: always the same for the same name. */
export function crestForName(name: string): Crest {
  const draw = lots(name.normalize('NFC').trim().toLowerCase());
  const [first, second, chargeColour] = draw(TRIOS);
  const field = draw(Object.keys(fields));
  return {
    shape: draw(Object.keys(shapes)),
    field,
    colours: [first, field === 'plain' ? first : second],
    charge: draw(Object.keys(charges)),
    chargeColour: fields[field]!.seat.on === 'first' ? second : chargeColour,
  };
}

/** Draws lots that depend on the text alone: FNV-1a, stirred once more for every draw. */
function lots(text: string): <Item>(items: readonly Item[]) => Item {
  let hash = 0x811c9dc5;
  const stir = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  };
  for (const sign of text) stir(sign.codePointAt(0)!);
  return (items) => {
    stir(items.length);
    // The low bits of FNV are weak; fold the high ones onto them.
    return items[((hash ^ (hash >>> 15)) >>> 0) % items.length]!;
  };
}
