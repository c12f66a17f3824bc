import type { CareerItem } from '@soccer-legends/contracts';
import { pictureAddress, type Pictures } from './pictures.ts';
import type { Person, Team } from '../entities.ts';
import type { Spell } from '../model/facts.ts';

/** What the facts of all players of a catalogue are computed from. */
export interface PlayerContext {
  teams: ReadonlyMap<number, Pick<Team, 'id'> & { picture: string | null }>;
  pictures: Pictures;
}

type PlayerRow = Omit<Person, 'kind' | 'photo'>;
type PlayerChanges = Partial<PlayerRow & { teams: PlayerContext['teams'] }>;

/**
 * A player of the catalogue. The picture and the career are computed when they are read, because a catalogue has a hundred
 * thousand players and a server shows few of them. A player cannot be spread into another object, which would lose both; use `with`.
 */
export class CataloguePlayer implements PlayerRow {
  readonly id: number;
  readonly name: string;
  readonly fullName: string | null;
  readonly surname: string | null;
  readonly country: string;
  readonly nation: string | null;
  readonly position: string | null;
  readonly born: number | null;
  readonly number: number | null;
  readonly fame: number;
  readonly drawn: boolean;
  readonly hidden: boolean;
  readonly inGames: boolean;
  readonly source: Person['source'];
  readonly apiId: number | null;
  readonly editedAt: Date | null;
  readonly updatedAt: Date;
  // Not parameter properties, because `npm run data` runs this file in Node.js, which only removes types.
  readonly spells: readonly Spell[];
  /** The site's address of the real photo; null while the sticker is shown. */
  readonly photograph: string | null;
  #context: PlayerContext;
  #sticker: string | undefined;

  constructor(
    row: Omit<PlayerRow, 'spells'>,
    spells: readonly Spell[],
    photograph: string | null,
    context: PlayerContext,
  ) {
    this.spells = spells;
    this.photograph = photograph;
    this.id = row.id;
    this.name = row.name;
    this.fullName = row.fullName;
    this.surname = row.surname;
    this.country = row.country!;
    this.nation = row.nation;
    this.position = row.position;
    this.born = row.born;
    this.number = row.number;
    this.fame = row.fame;
    this.drawn = row.drawn;
    this.hidden = row.hidden;
    this.inGames = row.inGames;
    this.source = row.source;
    this.apiId = row.apiId;
    this.editedAt = row.editedAt;
    this.updatedAt = row.updatedAt;
    this.#context = context;
  }

  /** The site's address of the real photo or of the drawn sticker. */
  get photo(): string {
    return this.photograph ?? (this.#sticker ??= this.drawnSticker());
  }

  /** Club whose kit the drawn sticker shows; null if `photo` is a photograph or the figure is unpainted. */
  get kitTeamId(): number | null {
    return this.photograph === null ? this.#context.pictures.clubOfKit(this) : null;
  }

  get career(): readonly CareerItem[] {
    return this.spells.map((spell) => careerItem(spell, this.#context.teams));
  }

  with({ spells = this.spells, teams, ...facts }: PlayerChanges): CataloguePlayer {
    const context = teams === undefined ? this.#context : { ...this.#context, teams };
    return new CataloguePlayer({ ...this, ...facts }, spells, this.photograph, context);
  }

  /**
   * Returns this player if the next catalogue has the same facts, spells and clubs of the player, and otherwise the player of
   * that catalogue. A kept player refers to the next catalogue, so that the former one can be freed.
   * @param next has the same array of spells if they did not change
   */
  keptFor(next: CataloguePlayer): CataloguePlayer {
    const { teams, pictures } = next.#context;
    const hasSameClub = ({ teamId }: Spell): boolean =>
      teamId === null || teams.get(teamId) === this.#context.teams.get(teamId);
    if (!areAlike(this, next) || this.#context.pictures !== pictures || !this.spells.every(hasSameClub)) return next;
    this.#context = next.#context;
    return this;
  }

  private drawnSticker(): string {
    return pictureAddress('player', this.id, this.#context.pictures.player(this));
  }
}

/** Whether the fields of two objects of the same shape are identical or equal dates. */
export function areAlike<Fields extends object>(one: Fields, other: Fields): boolean {
  for (const name in one) if (one[name] !== other[name] && !areEqualDates(one[name], other[name])) return false;
  return true;
}

function areEqualDates(one: unknown, other: unknown): boolean {
  return one instanceof Date && other instanceof Date && one.getTime() === other.getTime();
}

/** Returns a spell as the games show it. The crest is null for a club outside the catalogue. */
function careerItem(
  { club, teamId, matches, goals, from, to }: Spell,
  teams: ReadonlyMap<number, { picture: string | null }>,
): CareerItem {
  const team = teamId === null ? undefined : teams.get(teamId);
  return { team: club, teamLogo: team?.picture ?? null, matches, goals, years: yearsOf(from, to) };
}

/** For example "2009 - 2018", "2023 -" for a current club, or "2014" for one year. */
function yearsOf(from: number, to: number | null): string {
  if (to === null) return `${from} -`;
  return from === to ? String(from) : `${from} - ${to}`;
}
