export { Pictures } from './art/pictures.ts';
export { bundledRows } from './bundled-rows.ts';
export { CatalogueModule } from './catalogue.module.ts';
export { Person, Team } from './catalogue.entities.ts';
export { PlayerId } from './catalogue.requests.ts';
export { CategoryRevision, type CategoryEdit } from './categories/category-revision.entity.ts';
export { changedPeople } from './changed-people.ts';
export { DealtPlayers } from './dealt-players.ts';
export { FactDesk } from './edits/fact-desk.ts';
export { FactsConflict, InvalidFacts, RevisionNotFound } from './edits/fact-desk.errors.ts';
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
} from './edits/fact-desk.requests.ts';
export { PersonAdditions } from './edits/person-additions.ts';
export { PersonMerges } from './edits/person-merges.ts';
export { PersonSplits } from './edits/person-splits.ts';
export { FACTS } from './facts.ts';
export { gameEffects } from './game-effects.ts';
export { completeCareer } from './model/complete-career.ts';
export { isSameCareer, KINDS, type Facts, type PersonKind, type Spell, type Subject } from './model/facts.ts';
export { factsOf, loadedFrom, newRow, withLayers, type FactRow, type Loaded } from './model/loaded.ts';
export { NO_LAYERS } from './model/project.ts';
export { drawsOfCoach, drawsOfPlayer } from './player-draws.ts';
export { DEFAULT_LIMIT, drawPlayers } from './player-lists.ts';
export { toAdminPlayer } from './player-responses.ts';
export { PreparedIndex } from './prepared-index.ts';
export { PlayerResults } from './quality/player-results.ts';
export { QualityHistory } from './quality/quality-history.ts';
export { ReadModelModule } from './read-model.module.ts';
export { ReadModel } from './read-model.ts';
export { heldPlayers, reviewSync } from './review/review-writes.ts';
export {
  allPlayers,
  buildSnapshot,
  withClub,
  withPeople,
  type CatalogueCoach,
  type CataloguePlayer,
  type CatalogueSnapshot,
  type CatalogueTeam,
} from './snapshot.ts';
export { insertPeople, load, loadAll, nextIds, readPeople, writeFacts } from './store/people-store.ts';
export { recordNewClubs, recordSources, type RevisionAuthor } from './store/revision-writes.ts';
