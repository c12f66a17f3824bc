import type { FootballData } from '@soccer-legends/football-data';
import { type CatalogueSnapshot, Pictures, buildSnapshot, bundledRows } from '../../people/people.port.ts';

/** Returns the data set as the read model of a new server. */
export function snapshotOf(facts: FootballData): CatalogueSnapshot {
  return buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
}
