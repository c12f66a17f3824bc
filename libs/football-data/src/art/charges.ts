import { animalCharges } from './charges-animals.ts';
import { buildingCharges } from './charges-buildings.ts';
import { plantCharges } from './charges-plants.ts';
import { skyCharges } from './charges-sky.ts';
import { thingCharges } from './charges-things.ts';
import { waterCharges } from './charges-water.ts';

/** The outline of every charge, in a square of 60 around 0 0. */
export const charges: Readonly<Record<string, string>> = {
  ...animalCharges,
  ...buildingCharges,
  ...plantCharges,
  ...skyCharges,
  ...thingCharges,
  ...waterCharges,
};

const SPOKEN: Readonly<Record<string, string>> = {
  antlers: 'deer with antlers',
  axe: 'double axe',
  bird: 'swallow',
  book: 'open book',
  bolt: 'lightning bolt',
  branch: 'olive branch',
  cherry: 'cherries',
  compass: 'compass rose',
  dome: 'onion dome',
  gate: 'stone gate',
  grapes: 'grapes',
  helm: "ship's wheel",
  horns: "bull's head",
  moon: 'crescent moon',
  oakleaf: 'oak leaf',
  palm: 'palm tree',
  paw: "lion's paw",
  pick: "miner's pick",
  pyramid: 'pyramids',
  ship: 'sailing ship',
  tree: 'fir tree',
  wave: 'waves',
  wheat: 'ear of wheat',
  wheel: 'cartwheel',
};

/** The charge as a sentence names it. */
export function chargeName(charge: string): string {
  return SPOKEN[charge] ?? charge;
}
