import type { FootballData } from '@soccer-legends/football-data';
import { type CatalogueSnapshot, Pictures, buildSnapshot, bundledRows } from '../../catalogue/catalogue.port.ts';
import { RandomSource } from '../../../platform/environment/random-source.ts';

/** Returns the data set as the read model of a new server holds it. */
export function snapshotOf(facts: FootballData): CatalogueSnapshot {
  return buildSnapshot(bundledRows(facts, new Date(0)), new Pictures(facts));
}

/** Pseudo-random numbers by seed: Mulberry32 (Tommy Ettinger, 2017). */
export class SeededRandom extends RandomSource {
  constructor(private state: number) {
    super();
  }

  override next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
}
