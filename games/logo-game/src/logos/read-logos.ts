import { fold, isRecord, isText, isYouthTeam, textOrNull, type Loose } from '@soccer-legends/game-sdk';
import type { Crest, TeamLogo } from '@soccer-legends/game-sdk/data';

/** Returns the usable logos of the server's response: unique names with a picture, without youth teams. */
export function readLogos(answer: readonly unknown[]): TeamLogo[] {
  const byName = new Map<string, TeamLogo>();
  for (const entry of answer) {
    const logo = readLogo(entry, byName.size + 1);
    if (logo === undefined || isYouthTeam(logo.name)) continue;
    const name = fold(logo.name);
    if (!byName.has(name)) byName.set(name, logo);
  }
  return [...byName.values()];
}

function readLogo(entry: unknown, nextId: number): TeamLogo | undefined {
  if (!isRecord(entry)) return undefined;
  const { id, name, logoUrl, country, crest }: Loose<TeamLogo> = entry;
  if (!isText(name) || !isText(logoUrl)) return undefined;
  return {
    id: typeof id === 'number' ? id : nextId,
    name,
    logoUrl,
    country: textOrNull(country),
    crest: readCrest(crest),
  };
}

function readCrest(entry: unknown): Crest | null {
  if (!isRecord(entry)) return null;
  const { shape, field, colors, charge, chargeColor }: Loose<Crest> = entry;
  const [first, second] = Array.isArray(colors) ? (colors as unknown[]) : [];
  if (!isText(shape) || !isText(field) || !isText(first) || !isText(second)) return null;
  if (!isText(charge) || !isText(chargeColor)) return null;
  return { shape, field, colors: [first, second], charge, chargeColor };
}
