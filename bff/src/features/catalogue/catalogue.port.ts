export { Pictures } from './art/pictures.ts';
export { bundledRows } from './bundled-rows.ts';
export { changedPeople } from './changed-people.ts';
export { gameEffects } from './game-effects.ts';
export { drawsOfCoach, drawsOfPlayer } from './player-draws.ts';
export { DEFAULT_LIMIT, drawPlayers } from './player-lists.ts';
export { toAdminPlayer } from './player-responses.ts';
export { PlayerId } from './catalogue.requests.ts';
export { CategoryRevision, type CategoryEdit } from './categories/category-revision.entity.ts';
export { Coach, CoachSpell } from './catalogue.entities.ts';
export { DealtPlayers } from './dealt-players.ts';
export { CatalogueModule } from './catalogue.module.ts';
export { FactsConflict, InvalidFacts, RevisionNotFound } from './edits/fact-desk.errors.ts';
export { FactDesk, type PreviewedPerson } from './edits/fact-desk.ts';
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
export { UNKNOWN_COUNTRY, type AddedKind } from './edits/new-person.ts';
export { KINDS } from './edits/kinds.ts';
export { readPeople } from './edits/read-people.ts';
export type { FactKind } from './edits/revision.entities.ts';
export type { Person } from './edits/loaded-person.ts';
export type { SpellFacts } from './edits/person-facts.ts';
export {
  dropHeldChanges,
  heldPlayers,
  holdChanges,
  reviewConflicts,
  reviewNewcomer,
  type ReviewOrigin,
} from './review/review-writes.ts';
export {
  liftEdits,
  recordNewClubs,
  settleEdits,
  type LiftedFacts,
  type RevisionAuthor,
} from './edits/source-writes.ts';
export { FACTS } from './facts.ts';
export { PlayerResults } from './quality/player-results.ts';
export { QualityHistory } from './quality/quality-history.ts';
export { Player, PlayerSpell } from './catalogue.entities.ts';
export { nextId, nextIds } from './next-id.ts';
export { PreparedIndex } from './prepared-index.ts';
export { ReadModelModule } from './read-model.module.ts';
export { ReadModel } from './read-model.ts';
export {
  allPlayers,
  buildSnapshot,
  type CatalogueCoach,
  type CataloguePlayer,
  type CatalogueSnapshot,
  type CatalogueTeam,
  withClub,
  withPerson,
} from './snapshot.ts';
export { Team } from './catalogue.entities.ts';
