import type {
  ConnectionsPuzzle,
  DrawName,
  FactChange,
  GameEffects,
  NewPerson,
  PlayerGridPuzzle,
  SplitRequest,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import {
  drawsOfCoach,
  drawsOfPlayer,
  PersonAdditions,
  PersonEditor,
  PersonMerges,
  Pictures,
  withClub,
  withPeople,
  type CatalogueSnapshot,
  type FactRow,
  type Person,
  type PersonKind,
  type Subject,
  type Team,
} from '../../people/people.port.ts';
import type { Dealt } from '../../deals/deals.port.ts';
import { type CatalogueIndexes, IndexedCatalogues } from '../catalogue-indexes.ts';
import { provesConnections, provesGrid } from './deal-proofs.ts';
import { EffectsOnGames } from './effects-on-games.ts';
import { drawsFrom, MATCHDAY_DRAWS, peopleIn } from './matchday-draws.ts';

/** Predicts what unsaved corrections, additions, merges and splits of people and clubs do to the games. */
@Injectable()
export class FactEffects {
  constructor(
    private readonly editor: PersonEditor,
    private readonly additions: PersonAdditions,
    private readonly merges: PersonMerges,
    private readonly pictures: Pictures,
    private readonly indexes: IndexedCatalogues,
    private readonly effects: EffectsOnGames,
  ) {}

  /** Returns the effects of a correction. Throws `PersonNotFound` and `InvalidFacts`. */
  async of(person: Subject, change: Pick<FactChange, 'fields' | 'spells'>): Promise<GameEffects> {
    const row = await this.editor.preview(person, change);
    if (person.kind !== 'club') return this.ofPeople([person], [row]);
    return this.compare([person], withClub(this.indexes.current().snapshot, row as Team));
  }

  /** Returns the effects of an added person, who has the highest possible id. Throws `InvalidFacts`. */
  async ofNew(kind: PersonKind, person: NewPerson): Promise<GameEffects> {
    const row = this.additions.preview(kind, person);
    return this.ofPeople([{ kind, id: row.id }], [row]);
  }

  /** Returns the effects of a merge. Throws `PersonNotFound`, `NotMergeable` and `InvalidFacts`. */
  async ofMerge(person: Subject, duplicate: number): Promise<GameEffects> {
    return this.ofPeople([person, { ...person, id: duplicate }], await this.merges.preview(person, duplicate));
  }

  /** Returns the effects of a split. Throws `PersonNotFound` and `InvalidFacts`. */
  async ofSplit(kind: PersonKind, id: number, split: SplitRequest): Promise<GameEffects> {
    const rows = await this.additions.previewSplit(kind, id, split);
    return this.ofPeople(
      rows.map((row) => ({ kind, id: row.id })),
      rows,
    );
  }

  private ofPeople(people: readonly Subject[], rows: readonly FactRow[]): Promise<GameEffects> {
    const { snapshot } = this.indexes.current();
    return this.compare(people, withPeople(snapshot, rows as readonly Person[], this.pictures));
  }

  private compare(people: readonly Subject[], changed: CatalogueSnapshot): Promise<GameEffects> {
    const [before, after] = [this.indexes.current(), this.indexes.of(changed)];
    const named = people.map((person) => ({ ...person, name: nameIn(before.snapshot, person) }));
    const drawn = ({ snapshot }: CatalogueIndexes): DrawName[] => people.flatMap((person) => drawsOf(snapshot, person));
    return this.effects.of({
      before: drawsFrom(before),
      after: drawsFrom(after),
      // The careers of players and coaches contain the names of clubs.
      draws: MATCHDAY_DRAWS.filter((draw) => people.some(({ kind }) => kind === 'club' || kind === draw.kind)),
      drawn: { before: drawn(before), after: drawn(after) },
      isIn: (deal) => named.some((person) => mentions(deal, person)),
      losesProof: (deal) => isProven(deal, before) && !isProven(deal, after),
    });
  }
}

/** Whether a deal contains a person or names a club. */
function mentions(deal: unknown, { kind, id, name }: Subject & { name: string }): boolean {
  if (kind === 'club') return (JSON.stringify(deal) ?? '').includes(JSON.stringify(name));
  return peopleIn(deal).some((one) => one.id === id || one.fullName === name);
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
