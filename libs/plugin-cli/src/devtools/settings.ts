/** What the panel decides. The game's page reads it when it is opened, and before every call. */
export interface Settings {
  /** Seconds of the round's clock in a real second; 0 while it is stopped. */
  rate: number;
  /** The seed of every round; undefined for random ones. */
  seed: number | undefined;
  /** Whether the texts of the game are longer and have accents. */
  isPseudo: boolean;
  /** `failing`: the next call fails. */
  network: 'normal' | 'slow' | 'failing' | 'offline';
  /** What the next page finds in its session storage; null for an entry to remove. The page before saves its round at its end. */
  stored: Readonly<Record<string, string | null>>;
}
