import {
  openMatchdays,
  tokenOfMatchday,
  type ConnectionsPuzzle,
  type FactChange,
  type GameEffects,
  type PlayerGridPuzzle,
} from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/environment/clock.ts';
import {
  type CatalogueSnapshot,
  type Coach,
  FACTS,
  FactDesk,
  gameEffects,
  gamesOfCoach,
  gamesOfPlayer,
  type FactKind,
  Pictures,
  type Player,
  ReadModel,
  type Team,
  withClub,
  withPerson,
} from '../../catalogue/catalogue.port.ts';
import { FrozenDraws } from '../../deals/deals.port.ts';
import { CatalogueIndexes } from './catalogue-indexes.ts';
import { provesConnections, provesGrid } from './deal-proofs.ts';
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
  private current: CatalogueIndexes | undefined;

  constructor(
    private readonly desk: FactDesk,
    private readonly readModel: ReadModel,
    private readonly pictures: Pictures,
    private readonly draws: FrozenDraws,
    private readonly clock: Clock,
    @Inject(FACTS) private readonly facts: FootballData,
  ) {}

  /** Throws `PersonNotFound` and `InvalidFacts`. */
  async of(person: Person, change: Pick<FactChange, 'fields' | 'spells'>): Promise<GameEffects> {
    const before = this.currentIndexes();
    const after = new CatalogueIndexes(await this.changed(before.snapshot, person, change), this.facts);
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

  private currentIndexes(): CatalogueIndexes {
    const { snapshot } = this.readModel;
    if (this.current?.snapshot !== snapshot) this.current = new CatalogueIndexes(snapshot, this.facts);
    return this.current;
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
