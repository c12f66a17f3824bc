import type { WordleAnswer } from '@soccer-legends/contracts';
import type { FootballData } from '@soccer-legends/football-data';
import { Inject, Injectable } from '@nestjs/common';
import { FOOTBALL_DATA, ReadModel, type CataloguePlayer, type CatalogueSnapshot } from '../people/people.port.ts';
import { Bus } from '../../platform/events/bus.ts';
import { suitablePlayers } from './career-game/career-draw.ts';
import { wordsOf } from './futwordle/words.ts';
import { indexForConnections, type ConnectionsIndex } from './puzzles/connections-index.ts';
import { indexForPlayerGrid, type PlayerGridIndex } from './puzzles/player-grid-puzzle.ts';

/** The indexes of one catalogue from which games are drawn, each computed on first use. */
export class CatalogueIndexes {
  private asked: readonly CataloguePlayer[] | undefined;
  private forConnections: ConnectionsIndex | undefined;
  private forGrid: PlayerGridIndex | undefined;
  // eslint-disable-next-line no-restricted-syntax -- one for each length
  private readonly wordsByLength = new Map<number, readonly WordleAnswer[]>();

  constructor(
    readonly snapshot: CatalogueSnapshot,
    private readonly facts: FootballData,
  ) {}

  /** The players that Career Guess may ask for, in id order. */
  get careers(): readonly CataloguePlayer[] {
    return (this.asked ??= suitablePlayers(this.snapshot.players.values()));
  }

  get connections(): ConnectionsIndex {
    return (this.forConnections ??= indexForConnections(this.snapshot, this.facts));
  }

  get grid(): PlayerGridIndex {
    return (this.forGrid ??= indexForPlayerGrid(this.snapshot));
  }

  /** Returns the words of one length, 4 to 7, most famous player first. */
  words(length: number): readonly WordleAnswer[] {
    const words = this.wordsByLength.get(length) ?? wordsOf(this.snapshot, length);
    this.wordsByLength.set(length, words);
    return words;
  }
}

/** Caches the indexes of the current catalogue, because computing them takes up to half a second. */
@Injectable()
export class IndexedCatalogues {
  private latest: CatalogueIndexes | undefined;

  constructor(
    private readonly readModel: ReadModel,
    @Inject(FOOTBALL_DATA) private readonly facts: FootballData,
    bus: Bus,
  ) {
    // An unused index would keep the whole former catalogue in memory.
    bus.onCatalogueChange(() => (this.latest = undefined));
  }

  current(): CatalogueIndexes {
    const { snapshot } = this.readModel;
    if (this.latest?.snapshot !== snapshot) this.latest = this.of(snapshot);
    return this.latest;
  }

  /** Returns uncached indexes, for a catalogue that is not stored. */
  of(snapshot: CatalogueSnapshot): CatalogueIndexes {
    return new CatalogueIndexes(snapshot, this.facts);
  }
}
