import {
  openMatchdays,
  tokenOfMatchday,
  type ConnectionsPuzzle,
  type FactChange,
  type GameEffects,
  type PlayerGridPuzzle,
} from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import {
  type CatalogueSnapshot,
  type Coach,
  FactDesk,
  gameEffects,
  gamesOfCoach,
  gamesOfPlayer,
  type FactKind,
  Pictures,
  type Player,
  type Team,
  withClub,
  withPerson,
} from '../../catalogue/catalogue.port.ts';
import { FrozenDraws } from '../../deals/deals.port.ts';
import type { CatalogueIndexes } from './catalogue-indexes.ts';
import { provesConnections, provesGrid } from './deal-proofs.ts';
import { IndexedCatalogues } from './indexed-catalogues.ts';
import { drawsFrom } from './matchday-draws.ts';
import { matchdayEffects, type Dealt } from './matchday-effects.ts';

const DAYS_AHEAD = 7;

interface Person {
  kind: FactKind;
  id: number;
}

/** Computes what a correction would do to the games, without saving it. */
@Injectable()
export class FactEffects {
  constructor(
    private readonly desk: FactDesk,
    private readonly indexes: IndexedCatalogues,
    private readonly pictures: Pictures,
    private readonly draws: FrozenDraws,
    private readonly clock: Clock,
  ) {}

  /** Throws `PersonNotFound` and `InvalidFacts`. */
  async of(person: Person, change: Pick<FactChange, 'fields' | 'spells'>): Promise<GameEffects> {
    const before = this.indexes.current();
    const after = this.indexes.of(await this.changed(before.snapshot, person, change));
    const { earliest, latest } = openMatchdays(this.clock.now().getTime());
    const matchdays = Array.from({ length: latest - earliest + 1 + DAYS_AHEAD }, (_, day) => earliest + day);
    const dealt = await this.draws.dealtBy(matchdays.map(tokenOfMatchday));
    return {
      ...gameEffects(gamesOf(before.snapshot, person), gamesOf(after.snapshot, person)),
      matchdays: await matchdayEffects({
        person: { ...person, name: nameIn(before.snapshot, person) },
        matchdays,
        dealt,
        before: drawsFrom(before),
        after: drawsFrom(after),
        losesProof: (deal) => isProven(deal, before) && !isProven(deal, after),
      }),
    };
  }

  private async changed(
    snapshot: CatalogueSnapshot,
    person: Person,
    change: Pick<FactChange, 'fields' | 'spells'>,
  ): Promise<CatalogueSnapshot> {
    const { row, career } = await this.desk.preview(person, change);
    if (person.kind === 'club') return withClub(snapshot, row as Team);
    const { id } = row;
    const rows =
      person.kind === 'player'
        ? { players: [row as Player], playerSpells: career.map((spell, seq) => ({ playerId: id, seq, ...spell })) }
        : { coaches: [row as Coach], coachSpells: career.map((spell, seq) => ({ coachId: id, seq, ...spell })) };
    return withPerson(snapshot, rows, this.pictures);
  }
}

/** Whether a deal that is a puzzle has one solution. */
function isProven({ draw, value }: Dealt, indexes: CatalogueIndexes): boolean {
  if (draw === 'connections') return provesConnections(value as ConnectionsPuzzle, indexes.connections);
  return draw !== 'playerGrid' || provesGrid(value as PlayerGridPuzzle, indexes.grid);
}

function gamesOf({ players, coaches, teams }: CatalogueSnapshot, { kind, id }: Person): readonly string[] {
  // No game asks for a club.
  if (kind === 'club') return [];
  return kind === 'player' ? gamesOfPlayer(players.get(id), teams) : gamesOfCoach(coaches.get(id));
}

function nameIn({ players, coaches, teams }: CatalogueSnapshot, { kind, id }: Person): string {
  return { player: players, coach: coaches, club: teams }[kind].get(id)?.name ?? '';
}
