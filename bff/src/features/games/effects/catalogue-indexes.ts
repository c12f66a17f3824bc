import type { WordleAnswer } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import type { CataloguePlayer, CatalogueSnapshot } from '../../catalogue/catalogue.port.ts';
import { suitablePlayers } from '../career-game/suitable-players.ts';
import { wordsOf } from '../futwordle/words.ts';
import { indexForConnections, type ConnectionsIndex } from '../puzzles/connections-index.ts';
import { indexForPlayerGrid, type PlayerGridIndex } from '../puzzles/player-grid-puzzle.ts';

/** The indexes of one catalogue from which games are drawn, each computed on first use. */
export class CatalogueIndexes {
  private asked: readonly CataloguePlayer[] | undefined;
  private forConnections: ConnectionsIndex | undefined;
  private forGrid: PlayerGridIndex | undefined;
  private readonly wordsByLength = new Map<number, readonly WordleAnswer[]>();

  constructor(
    readonly snapshot: CatalogueSnapshot,
    private readonly facts: FootballData,
  ) {}

  /** The players that Career Guess may ask for. */
  get careers(): readonly CataloguePlayer[] {
    return (this.asked ??= suitablePlayers(this.snapshot.players.values()));
  }

  get connections(): ConnectionsIndex {
    return (this.forConnections ??= indexForConnections(this.snapshot, this.facts));
  }

  get grid(): PlayerGridIndex {
    return (this.forGrid ??= indexForPlayerGrid(this.snapshot));
  }

  /** Returns the words of one length, 4 to 7. */
  words(length: number): readonly WordleAnswer[] {
    const words = this.wordsByLength.get(length) ?? wordsOf(this.snapshot, length);
    this.wordsByLength.set(length, words);
    return words;
  }
}
