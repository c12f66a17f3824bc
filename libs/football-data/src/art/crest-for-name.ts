import type { Crest } from '@soccer-legends/contracts';
import { charges } from './charges.ts';
import { fields } from './fields.ts';
import { shapes } from './shapes.ts';

/** Two colors for the field, and one for the charge that contrasts with both. */
const COLOR_SETS = [
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
].map((colors) => colors.split(' ') as [string, string, string]);

/** Returns a crest for a club without a drawing of its own. The same name always gets the same crest. */
export function crestForName(name: string): Crest {
  const pick = picksFrom(name.normalize('NFC').trim().toLowerCase());
  const [first, second, chargeColor] = pick(COLOR_SETS);
  const field = pick(Object.keys(fields));
  return {
    shape: pick(Object.keys(shapes)),
    field,
    colors: [first, field === 'plain' ? first : second],
    charge: pick(Object.keys(charges)),
    chargeColor: fields[field]!.seat.on === 'first' ? second : chargeColor,
  };
}

/** Returns a function that picks items depending only on the text, by an FNV-1a hash that advances with every pick. */
function picksFrom(text: string): <Item>(items: readonly Item[]) => Item {
  let hash = 0x811c9dc5;
  const advance = (value: number) => {
    hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
  };
  for (const character of text) advance(character.codePointAt(0)!);
  return (items) => {
    advance(items.length);
    // The low bits of FNV are weak, so the high ones are folded into them.
    return items[((hash ^ (hash >>> 15)) >>> 0) % items.length]!;
  };
}
