/** What the other features may use of `catalogue`. Lint refuses any other import across features. */
export { Pictures } from './art/pictures.ts';
export { bundledRows } from './bundled-rows.ts';
export { clubStays, yearsText, type ClubStay } from './club-stays.ts';
export { guessableWord, hasCareerToGuess, lastNameOf, WORD_FAME } from './game-effects.ts';
export { PlayerId } from './catalogue.requests.ts';
export { Coach, CoachSpell } from './catalogue.entities.ts';
export { DealtPlayers } from './dealt-players.ts';
export type { SpellFacts } from './edits/person-facts.ts';
export { liftEdits, settleEdits, type RevisionAuthor } from './edits/source-writes.ts';
export { FACTS } from './facts.ts';
export { Player, PlayerSpell } from './catalogue.entities.ts';
export { ReadModelModule } from './read-model.module.ts';
export { ReadModel } from './read-model.ts';
export { type CataloguePlayer, type CatalogueSnapshot, type CatalogueTeam, buildSnapshot } from './snapshot.ts';
export { Team } from './catalogue.entities.ts';
