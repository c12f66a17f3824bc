import type { Club } from '../facts.ts';

/** The charges that stand for each public fact about a club or its city, which Guess the Club Logo tells after an answer. */
export const FACT_CHARGES: Readonly<Record<string, readonly string[]>> = {
  // How the club was founded
  works: ['gear'],
  railway: ['wheel'],
  church: ['bell'],
  school: ['book'],
  rowing: ['helm', 'wave'],
  steamer: ['helm'],
  lamps: ['lantern'],
  // Its name, nickname and honors
  birds: ['feather'],
  beasts: ['paw'],
  foals: ['horseshoe'],
  huntress: ['arrow'],
  cherries: ['cherry'],
  crystal: ['gem'],
  emerald: ['gem'],
  fishName: ['fish'],
  explorers: ['compass'],
  students: ['book'],
  cups: ['cup'],
  // What its city lives from
  cars: ['wheel'],
  racing: ['wheel'],
  textile: ['wheel'],
  silk: ['butterfly'],
  steel: ['flame', 'gear'],
  mines: ['pick', 'lantern'],
  ceramics: ['vase'],
  chemistry: ['drop'],
  aviation: ['wing'],
  fashion: ['fan'],
  goldsmiths: ['gem'],
  fishing: ['fish'],
  port: ['anchor', 'helm'],
  farmland: ['wheat'],
  beer: ['wheat'],
  wine: ['grapes'],
  olives: ['branch'],
  printing: ['book'],
  pearls: ['shell'],
  // What it is known for
  university: ['book'],
  music: ['lyre'],
  flamenco: ['fan'],
  clocks: ['hourglass'],
  horses: ['horseshoe'],
  archer: ['arrow'],
  light: ['lantern'],
  liberty: ['torch'],
  cityArms: ['key'],
  stadiumBridge: ['bridge'],
  bridges: ['bridge'],
  gate: ['gate'],
  belfry: ['bell'],
  cathedral: ['bell'],
  domes: ['dome'],
  ancient: ['column'],
  aqueduct: ['viaduct'],
  lighthouse: ['lighthouse'],
  windmills: ['windmill'],
  tulips: ['tulip'],
  pagodas: ['pagoda'],
  pyramids: ['pyramid'],
  // Where it lies
  river: ['wave'],
  seaside: ['shell'],
  palms: ['palm'],
  sun: ['sun'],
  mountains: ['mountain'],
  volcano: ['mountain'],
  forest: ['oakleaf', 'acorn'],
  winter: ['snowflake'],
  cactus: ['cactus'],
};

/** Charges that people know as the mark of these clubs, or of clubs with such an animal. No crest has them. */
export const CLAIMED_CHARGES: Readonly<Record<string, string>> = {
  antlers: 'Kashima Antlers',
  bee: 'Brentford and Watford',
  bird: 'Liverpool and Tottenham Hotspur',
  bolt: 'Rayo Vallecano',
  crown: 'the clubs whose names begin with Real',
  hammer: 'West Ham United',
  horns: 'Torino and the clubs of Red Bull',
  moon: 'Portsmouth',
  rose: 'Blackburn Rovers',
  shamrock: 'Celtic and Panathinaikos',
  ship: 'Manchester City',
  star: 'Red Star Belgrade and Botafogo',
  sword: 'Sheffield United',
  tower: 'Everton',
  tree: 'Nottingham Forest',
  trident: 'Manchester United',
};

/** Returns what is wrong with the signs on a club's crest: two different ones, each for a fact. */
export function errorsOfCrest({ name, crest: { charge, fact, beside } }: Club): string[] {
  if (!beside) return [`club ${name}: a second sign is missing`];
  const isRepeated = charge === beside.charge || fact === beside.fact;
  return [
    ...[{ charge, fact }, beside].flatMap((sign) => errorsOfSign(sign).map((error) => `club ${name}: ${error}`)),
    ...(isRepeated ? [`club ${name}: both signs are alike`] : []),
  ];
}

function errorsOfSign({ charge, fact }: { charge: string; fact: string | undefined }): string[] {
  if (charge in CLAIMED_CHARGES) return [`the charge "${charge}" is the mark of ${CLAIMED_CHARGES[charge]}`];
  const allowed = FACT_CHARGES[fact ?? ''];
  if (!allowed) return [`"${fact}" is not a fact of src/check/crest-rules.ts`];
  return allowed.includes(charge) ? [] : [`the charge "${charge}" does not stand for "${fact}"`];
}
