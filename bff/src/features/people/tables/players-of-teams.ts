import { inSteps, type Steps } from '../../../platform/slices.ts';
import { changedPlayers } from '../catalogue/prepared-index.ts';
import { allPlayers, type CataloguePlayer, type CatalogueSnapshot } from '../catalogue/snapshot.ts';

/** The players of each team, in id order. */
export class PlayersOfTeams {
  // eslint-disable-next-line no-restricted-syntax -- the teams of the catalogue
  private readonly byTeam = new Map<number, CataloguePlayer[]>();

  /** Builds the index in steps, so that the server can handle requests in between. */
  static *build(snapshot: CatalogueSnapshot): Steps<PlayersOfTeams> {
    const index = new PlayersOfTeams();
    yield* inSteps(allPlayers(snapshot), (player) => index.add(player));
    return index;
  }

  /** Follows a change of the catalogue; see `IndexKind.update`. */
  static update(index: PlayersOfTeams, former: CatalogueSnapshot, next: CatalogueSnapshot): boolean {
    const changed = changedPlayers(former, next);
    for (const { before, after } of changed ?? []) index.replace(before, after);
    return changed !== undefined;
  }

  /** Returns the players who have ever had a spell at a team, also those outside the games. */
  of(teamId: number): readonly CataloguePlayer[] {
    return this.byTeam.get(teamId) ?? [];
  }

  /** Returns the names of a team's players by year, in alphabetical order. */
  byYear(teamId: number, thisYear: number): Record<string, string[]> {
    const squad = new Map<number, Set<string>>();
    for (const { name, spells } of this.of(teamId)) {
      for (const spell of spells) {
        if (spell.teamId !== teamId) continue;
        for (let year = spell.from; year <= (spell.to ?? thisYear); year += 1) {
          const names = squad.get(year) ?? new Set();
          squad.set(year, names.add(name));
        }
      }
    }
    return Object.fromEntries(Array.from(squad, ([year, names]) => [year, [...names].sort()]));
  }

  /** Expects players in id order. */
  private add(player: CataloguePlayer): void {
    for (const { teamId } of player.spells) {
      if (teamId === null) continue;
      const found = this.byTeam.get(teamId);
      if (!found) this.byTeam.set(teamId, [player]);
      // A player's spells follow each other, so a repeated player is the last one.
      else if (found.at(-1) !== player) found.push(player);
    }
  }

  private replace(before: CataloguePlayer, after: CataloguePlayer): void {
    for (const id of teamIds(before)) {
      const others = this.of(id).filter((player) => player !== before);
      if (others.length > 0) this.byTeam.set(id, others);
      else this.byTeam.delete(id);
    }
    for (const id of teamIds(after)) {
      const players = this.of(id);
      const at = players.findIndex((player) => player.id > after.id);
      this.byTeam.set(id, players.toSpliced(at === -1 ? players.length : at, 0, after));
    }
  }
}

function teamIds({ spells }: CataloguePlayer): Set<number> {
  return new Set(spells.flatMap(({ teamId }) => teamId ?? []));
}
