/** The functions of `catalogue` that other features may use, and the tools, which run without Nest. */
export { clubStays, yearsText, type ClubStay } from './club-stays.ts';
export { guessableWord, hasCareerToGuess, lastNameOf, WORD_FAME } from './player-draws.ts';
