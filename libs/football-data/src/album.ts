import { albumOf, type AlbumSlots } from './album-editions.ts';

const EDITIONS = import.meta.glob<string>('../data/album/*.txt', { query: '?raw', import: 'default', eager: true });

/** Returns the slots of the album. Throws `DataFileError` for an invalid line. */
export function loadAlbum(): AlbumSlots {
  return albumOf(EDITIONS);
}
