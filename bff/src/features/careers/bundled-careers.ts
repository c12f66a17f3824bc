import { Inject, Injectable } from '@nestjs/common';
import type { FootballData } from '@soccer-legends/football-data';
import { bundledRows, FACTS, type SpellFacts } from '../catalogue/catalogue.port.ts';
import { groupBy } from '../../platform/group-by.ts';

const NO_FIGURES = { matches: null, goals: null, loan: false };

/** The careers of the data set, by the ids of its people, in order of time. */
@Injectable()
export class BundledCareers {
  readonly players: ReadonlyMap<number, readonly SpellFacts[]>;
  readonly coaches: ReadonlyMap<number, readonly SpellFacts[]>;

  constructor(@Inject(FACTS) facts: FootballData) {
    const { playerSpells, coachSpells } = bundledRows(facts, new Date(0));
    this.players = groupBy(playerSpells, ({ playerId }) => playerId);
    this.coaches = groupBy(
      coachSpells.map((spell) => ({ ...spell, ...NO_FIGURES })),
      ({ coachId }) => coachId,
    );
  }
}
