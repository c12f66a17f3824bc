/** The functions of `catalogue` for other features and for tools, which run without Nest. */
export { clubStays, yearsText, type ClubStay } from './catalogue/club-stays.ts';
export { drawWeight, guessableWord, hasCareerToGuess, KNOWN_FAME, lastNameOf } from './catalogue/player-draws.ts';
