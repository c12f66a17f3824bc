import { letters } from '@soccer-legends/contracts';
import { Injectable } from '@nestjs/common';
import { Identities } from '../catalogue/identities.ts';
import type { PlayerProfile } from '../catalogue/synced-facts.ts';
import { NothingFound } from './nothing-found.ts';
import { FootballFacts } from './football-facts.ts';

/** The service refuses to search for less. */
const SHORTEST_SEARCH = 4;

/** Looks for the service's player who must be one of the catalogue. */
@Injectable()
export class PlayerSearch {
  constructor(
    private readonly football: FootballFacts,
    private readonly identities: Identities,
  ) {}

  /** @throws NothingFound where there is none, or where several could be meant. */
  async find(
    { id, name, surname }: { id: number; name: string; surname: string | null },
    signal: AbortSignal,
  ): Promise<PlayerProfile> {
    const text = surname && letters(surname).length >= SHORTEST_SEARCH ? surname : name;
    const found = await this.football.playersNamed(text, signal);
    const { players, nations } = this.identities;
    const twin = found.find((profile) => players.find(profile, nations.find(profile.nationality).code) === id);
    if (!twin) throw new NothingFound(`The data service knows no player who must be ${name}.`);
    return twin;
  }
}
