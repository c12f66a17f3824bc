import { applyEdits, NO_EDITS, type EditedFacts, type Edits } from './edits.ts';
import { completeCareer } from './complete-career.ts';
import type { Facts } from './facts.ts';

/** What is stored about a person or club: the facts of each source, and the corrections of administrators. */
export interface Layers {
  /** Null for someone outside the data set. */
  bundled: Facts | null;
  /**
   * Null for someone who is not linked to the data service. For someone of the data set, the fields are only those that the
   * data set may lack. For someone whom an administrator added, they are those of an unknown person.
   */
  service: Facts | null;
  edits: Edits;
}

export const NO_LAYERS: Layers = { bundled: null, service: null, edits: NO_EDITS };

/** Returns the facts without corrections. The data set takes precedence over the service. */
export function sourcesOf({ bundled, service }: Layers): Facts {
  if (!bundled || !service) return bundled ?? service ?? { fields: {}, career: [] };
  const missing = Object.entries(service.fields).filter(([fact]) => (bundled.fields[fact] ?? null) === null);
  return {
    fields: { ...bundled.fields, ...Object.fromEntries(missing) },
    career: completeCareer(bundled.career, service.career),
  };
}

/** Returns the facts that the games show. They depend only on the layers, not on the order in which these were written. */
export function project(layers: Layers): EditedFacts {
  return applyEdits(sourcesOf(layers), layers.edits);
}
