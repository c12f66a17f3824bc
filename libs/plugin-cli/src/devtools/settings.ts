/** The settings of the panel. The game's page reads them when it is opened and before every call. */
export interface Settings {
  /** Seconds of the round's clock in a real second; 0 while it is stopped. */
  rate: number;
  /** The seed of every round; undefined for random ones. */
  seed: number | undefined;
  /** Whether the texts of the game are longer and have accents. */
  isPseudo: boolean;
  /** `failing`: the next call fails. */
  network: 'normal' | 'slow' | 'failing' | 'offline';
  /**
   * Entries that the next page writes to its session storage before it reads them; null removes an entry. The page before it
   * could overwrite them, because it saves its round when it is closed.
   */
  stored: Readonly<Record<string, string | null>>;
  /** Whether the last press was in the panel rather than in the game. */
  isPanelUsed: boolean;
}
