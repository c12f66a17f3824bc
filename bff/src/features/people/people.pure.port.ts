/** The functions of `catalogue` for other features and for tools, which run without Nest. */
export { clubStays, yearsText, type ClubStay } from './catalogue/club-stays.ts';
export { guessableWord, hasCareerToGuess, lastNameOf, WORD_FAME } from './catalogue/player-draws.ts';
