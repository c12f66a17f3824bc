import {
  tokenOfMatchday,
  type ConnectionsPuzzle,
  type DrawName,
  type FactChange,
  type GameEffects,
  type NewPerson,
  type PlayerGridPuzzle,
  type SplitRequest,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import {
  type CatalogueSnapshot,
  drawsOfCoach,
  drawsOfPlayer,
  gameEffects,
  type PersonKind,
  type Subject,
} from '../../people/people.port.ts';
import { FrozenDraws } from '../../deals/deals.port.ts';
import { Registry } from '../../plugins/plugins.port.ts';
import { type CatalogueIndexes, IndexedCatalogues } from '../catalogue-indexes.ts';
import { ChangedCatalogues } from './changed-catalogues.ts';
import { provesConnections, provesGrid } from './deal-proofs.ts';
import { drawsFrom } from './matchday-draws.ts';
import { matchdayEffects, type Dealt } from './matchday-effects.ts';
import { matchdaysAhead } from './matchdays-ahead.ts';

/** Predicts what a change of facts does to the games and to the next matchdays. Writes nothing. */
@Injectable()
export class FactEffects {
  constructor(
    private readonly catalogues: ChangedCatalogues,
    private readonly indexes: IndexedCatalogues,
    private readonly draws: FrozenDraws,
    private readonly clock: Clock,
    private readonly registry: Registry,
  ) {}

  /** Returns the effects of a correction. Throws `PersonNotFound` and `InvalidFacts`. */
  async of(person: Subject, change: Pick<FactChange, 'fields' | 'spells'>): Promise<GameEffects> {
    return this.compare([person], await this.catalogues.with(this.indexes.current().snapshot, person, change));
  }

  /** Returns the effects of an added person. Throws `InvalidFacts`. */
  async ofNew(kind: PersonKind, person: NewPerson): Promise<GameEffects> {
    const { added, catalogue } = this.catalogues.withNew(this.indexes.current().snapshot, kind, person);
    return this.compare([added], catalogue);
  }

  /** Returns the effects of a merge. Throws `PersonNotFound`, `NotMergeable` and `InvalidFacts`. */
  async ofMerge(person: Subject, duplicate: number): Promise<GameEffects> {
    const after = await this.catalogues.withMerge(this.indexes.current().snapshot, person, duplicate);
    return this.compare([person, { ...person, id: duplicate }], after);
  }

  /** Returns the effects of a split. Throws `PersonNotFound` and `InvalidFacts`. */
  async ofSplit(kind: PersonKind, id: number, split: SplitRequest): Promise<GameEffects> {
    const { people, catalogue } = await this.catalogues.withSplit(this.indexes.current().snapshot, { kind, id }, split);
    return this.compare(people, catalogue);
  }

  private async compare(people: readonly Subject[], changed: CatalogueSnapshot): Promise<GameEffects> {
    const before = this.indexes.current();
    const after = this.indexes.of(changed);
    const days = matchdaysAhead(this.clock.now());
    const dealt = await this.draws.dealtBy(days.map(tokenOfMatchday));
    const gamesWith = (drawn: readonly DrawName[]): string[] => this.registry.gamesWith(drawn);
    const gamesOf = ({ snapshot }: CatalogueIndexes): string[] =>
      gamesWith(people.flatMap((person) => drawsOf(snapshot, person)));
    return {
      ...gameEffects(gamesOf(before), gamesOf(after)),
      matchdays: await matchdayEffects({
        people: people.map((person) => ({ ...person, name: nameIn(before.snapshot, person) })),
        matchdays: await this.draws.seedsOf(days),
        dealt,
        before: drawsFrom(before),
        after: drawsFrom(after),
        gamesWith,
        losesProof: (deal) => isProven(deal, before) && !isProven(deal, after),
      }),
    };
  }
}

/** Whether a deal has exactly one solution. Deals other than puzzles count as proven. */
function isProven({ draw, value }: Dealt, indexes: CatalogueIndexes): boolean {
  if (draw === 'connections') return provesConnections(value as ConnectionsPuzzle, indexes.connections);
  return draw !== 'playerGrid' || provesGrid(value as PlayerGridPuzzle, indexes.grid);
}

function drawsOf({ players, coaches, teams }: CatalogueSnapshot, { kind, id }: Subject): DrawName[] {
  // No game asks for a club by its facts.
  if (kind === 'club') return [];
  return kind === 'player' ? drawsOfPlayer(players.get(id), teams) : drawsOfCoach(coaches.get(id));
}

function nameIn({ players, coaches, teams }: CatalogueSnapshot, { kind, id }: Subject): string {
  return { player: players, coach: coaches, club: teams }[kind].get(id)?.name ?? '';
}
