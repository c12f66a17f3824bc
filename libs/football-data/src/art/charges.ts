import { animalCharges } from './charges-animals.ts';
import { buildingCharges } from './charges-buildings.ts';
import { plantCharges } from './charges-plants.ts';
import { skyCharges } from './charges-sky.ts';
import { thingCharges } from './charges-things.ts';
import { waterCharges } from './charges-water.ts';

/** Paths of all charges, in a 60 by 60 square centered on 0 0. */
export const charges: Readonly<Record<string, string>> = {
  ...animalCharges,
  ...buildingCharges,
  ...plantCharges,
  ...skyCharges,
  ...thingCharges,
  ...waterCharges,
};
