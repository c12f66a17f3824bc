// How many servers and how much of PostgreSQL a number of visitors need. Pure: all numbers come from the caller.

export interface Crowd {
  visitors: number;
  /** Time within which all visitors arrive. */
  seconds: number;
  /** Highest rate of arrivals relative to the average. */
  peak: number;
  /** Seconds for which a visitor keeps the page open. */
  stay: number;
  /** Share of visitors whose browser has the files of an earlier visit. */
  returning: number;
}

export interface RouteLoad {
  name: string;
  /** Requests of a first visit. */
  first: number;
  /** Requests of a returning visit. */
  returning: number;
  /** Share of the requests that the cache in front of the servers does not answer. */
  atOrigin: number;
  /** Processor time of a server for one request, in microseconds. */
  cpu: number;
  /** Bytes of a response. */
  bytes: number;
}

/** The work of PostgreSQL for one visit. */
export interface DatabaseLoad {
  transactions: number;
  /** Rows that are added. */
  rows: number;
  /** Processor time in microseconds. */
  cpu: number;
  /** Bytes of write-ahead log. */
  wal: number;
}

export interface ServerLimits {
  /** Share of a core to plan for. */
  load: number;
  connections: number;
}

export interface CrowdLoad {
  crowd: Crowd;
  routes: readonly RouteLoad[];
  database: DatabaseLoad;
  server: ServerLimits;
}

/** Returns the load of the peak, and the rows of all visitors. */
export function capacityOf({ crowd, routes, database, server }: CrowdLoad) {
  const visitsPerSecond = (crowd.visitors / crowd.seconds) * crowd.peak;
  const perVisit = (valueOf: (route: RouteLoad) => number): number =>
    routes.reduce((sum, route) => {
      const requests = route.first * (1 - crowd.returning) + route.returning * crowd.returning;
      return sum + requests * valueOf(route);
    }, 0);
  const requests = perVisit(() => 1);
  const atOrigin = perVisit((route) => route.atOrigin);
  const cores = (visitsPerSecond * perVisit((route) => route.atOrigin * route.cpu)) / 1e6;
  const openPages = visitsPerSecond * crowd.stay;
  return {
    visitsPerSecond,
    requestsPerSecond: visitsPerSecond * requests,
    cacheShare: 1 - atOrigin / requests,
    originRequestsPerSecond: visitsPerSecond * atOrigin,
    cores,
    openPages,
    serversForCores: Math.ceil(cores / server.load),
    serversForConnections: Math.ceil(openPages / server.connections),
    egressGbit: (visitsPerSecond * perVisit((route) => route.bytes) * 8) / 1e9,
    originEgressGbit: (visitsPerSecond * perVisit((route) => route.atOrigin * route.bytes) * 8) / 1e9,
    transactionsPerSecond: visitsPerSecond * database.transactions,
    databaseCores: (visitsPerSecond * database.cpu) / 1e6,
    rowsPerDay: crowd.visitors * database.rows,
    walPerSecond: visitsPerSecond * database.wal,
  };
}
