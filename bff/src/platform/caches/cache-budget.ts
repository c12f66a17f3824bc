const KB = 1024;
const MB = 1024 * KB;

export interface CacheBound {
  /** What a value is, for the documentation. */
  holds: string;
  /** What distinguishes the entries. */
  by: string;
  maxBytes: number;
}

/**
 * Every cache of the server that requests can fill. The sum of the bounds must fit into the smallest supported machine
 * beside the catalogue, so a new cache takes its share here.
 */
export const CACHES = {
  codings: { holds: 'parsed `Accept-Encoding` headers', by: 'header', maxBytes: 64 * KB },
  urls: { holds: 'sources of cached responses', by: 'URL', maxBytes: 512 * KB },
  visitors: { holds: 'counters of rate limits', by: 'limit and visitor', maxBytes: 16 * MB },
  ticketNetworks: { holds: 'counters of new tickets', by: 'network', maxBytes: 2 * MB },
  forwardingPeers: { holds: 'addresses that a peer forwards', by: 'peer', maxBytes: 256 * KB },
  reporters: { holds: 'counters of logged errors', by: 'network', maxBytes: MB },
  statements: { holds: 'names of prepared statements', by: 'text', maxBytes: MB },
  pages: { holds: 'pages', by: 'kind of address, language and stage', maxBytes: 40 * MB },
  frames: { holds: 'the common parts of shared pages', by: 'view, language and stage', maxBytes: 8 * MB },
  challenges: { holds: 'challenges', by: 'token', maxBytes: 512 * KB },
  sharePictures: { holds: 'preview pictures', by: 'path', maxBytes: 8 * MB },
  pluginFiles: { holds: 'files of published games', by: 'path', maxBytes: 64 * MB },
  packages: { holds: 'packages for authors', by: 'file', maxBytes: 16 * MB },
  issuers: { holds: 'keys of the issuers of CI jobs', by: 'issuer', maxBytes: 256 * KB },
  authorsPages: { holds: 'documents for authors', by: 'path', maxBytes: 4 * MB },
  art: { holds: 'drawings', by: 'path, version and look', maxBytes: 24 * MB },
  servicePictures: { holds: 'pictures of the data service', by: 'address', maxBytes: 12 * MB },
  restingPictures: { holds: 'pictures that could not be fetched', by: 'address', maxBytes: 128 * KB },
  playerLists: { holds: 'lists of players', by: 'limit', maxBytes: 6 * MB },
  playerSamples: { holds: 'random samples of players', by: 'limit', maxBytes: 12 * MB },
  deals: { holds: 'responses for matchdays', by: 'token, draw and variant', maxBytes: 24 * MB },
  cards: { holds: 'cards of matchdays', by: 'matchday', maxBytes: 1.5 * MB },
  tallies: { holds: 'results of fixtures', by: 'matchday and game', maxBytes: 2 * MB },
  sessions: { holds: 'sessions of administrators, for outages', by: 'hash of the token', maxBytes: 128 * KB },
  reportedErrors: { holds: 'errors of pages that were logged', by: 'script, name and place', maxBytes: 256 * KB },
} as const satisfies Record<string, CacheBound>;

export type CacheName = keyof typeof CACHES;
