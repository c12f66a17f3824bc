import type { ApiPerson, ApiPlayer } from '../wire/people.ts';
import type { PlayerProfile } from './football-facts.ts';

export function toPerson(person: ApiPerson): Omit<PlayerProfile, 'position'> {
  const { id, name, firstName, lastName, nationality, born, photo } = person;
  return { apiId: id, name, firstName, lastName, nationality, born, photo };
}

export function toProfile(player: ApiPlayer): PlayerProfile {
  return { ...toPerson(player), position: player.position };
}
