export { Pictures } from './catalogue/pictures.ts';
export { bundledRows } from './catalogue/bundled-rows.ts';
export { CatalogueModule, ReadModelModule } from './people.module.ts';
export { CategoryRevision, Person, Team, type CategoryEdit } from './entities.ts';
export { PreparedIndex, changedPeople } from './catalogue/prepared-index.ts';
export { DealtPlayers } from './lists/dealt-players.ts';
export { PersonEditor } from './editor/person-editor.ts';
export { FactsConflict, InvalidFacts, RevisionNotFound } from './people.errors.ts';
export {
  FactChangeRequest,
  FactPath,
  MergePeopleRequest,
  NewPersonPath,
  NewPersonRequest,
  ReasonRequest,
  SplitPath,
  SplitPersonRequest,
  toChange,
  toNewPerson,
} from './editor/person-editor.requests.ts';
export { PersonAdditions } from './editor/person-additions.ts';
export { PersonMerges } from './editor/person-merges.ts';
export { FOOTBALL_DATA } from './football-data.ts';
export { auditedValues } from './model/changes.ts';
export { completeCareer } from './model/complete-career.ts';
export { isSameCareer, KINDS, type Facts, type PersonKind, type Spell, type Subject } from './model/facts.ts';
export { loadedFrom, newRow, withLayers, type FactRow, type Loaded } from './model/loaded.ts';
export { drawsOfCoach, drawsOfPlayer, gameEffects } from './catalogue/player-draws.ts';
export { DEFAULT_LIMIT, drawPlayers } from './lists/player-lists.ts';
export { toAdminPlayer } from './catalogue/player-responses.ts';
export { PlayerResults, type PlayersMet } from './quality/player-results.ts';
export { QualityHistory } from './quality/quality-history.ts';
export { ReadModel } from './catalogue/read-model.ts';
export { heldPlayers, reviewSync, type SyncedFacts } from './review/review-writes.ts';
export {
  findPlayer,
  listedPlayers,
  type CatalogueCoach,
  type CataloguePlayer,
  type CatalogueSnapshot,
  type CatalogueTeam,
} from './catalogue/snapshot.ts';
export { buildSnapshot } from './catalogue/build-snapshot.ts';
export { withClub, withPeople } from './catalogue/changed-snapshot.ts';
export { insertPeople, load, nextIds, readPeople, writeFacts } from './store/people-store.ts';
export { recordNewClubs, recordSources, type RevisionAuthor } from './store/revision-writes.ts';
