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

/** The work of PostgreSQL for some visits. */
export interface DatabaseLoad {
  transactions: number;
  /** Rows that are added. */
  rows: number;
  /** Processor time in microseconds. */
  cpu: number;
  /** Bytes of write-ahead log. */
  wal: number;
}

/** A fixture counts a number of results. Servers ignore further ones some seconds later. */
export interface ResultsLimit {
  results: number;
  seconds: number;
}

export interface ServerLimits {
  /** Share of a core to plan for. */
  load: number;
  connections: number;
}

export interface CrowdLoad {
  crowd: Crowd;
  routes: readonly RouteLoad[];
  /** For a visit whose results count, and for a later one. */
  database: { counted: DatabaseLoad; ignored: DatabaseLoad };
  limit: ResultsLimit;
  server: ServerLimits;
}

/** Returns the load of the peak, and the work of PostgreSQL for all visitors, who play every fixture once. */
export function capacityOf({ crowd, routes, database, limit, server }: CrowdLoad) {
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
  const counted = Math.min(crowd.visitors, limit.results + visitsPerSecond * limit.seconds);
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
    countedVisitors: counted,
    database: {
      perSecond: times(database.counted, visitsPerSecond),
      perSecondAfterLimit: times(database.ignored, visitsPerSecond),
      perDay: sum(times(database.counted, counted), times(database.ignored, crowd.visitors - counted)),
    },
  };
}

function times({ transactions, rows, cpu, wal }: DatabaseLoad, visits: number): DatabaseLoad {
  return { transactions: transactions * visits, rows: rows * visits, cpu: cpu * visits, wal: wal * visits };
}

function sum(a: DatabaseLoad, b: DatabaseLoad): DatabaseLoad {
  return {
    transactions: a.transactions + b.transactions,
    rows: a.rows + b.rows,
    cpu: a.cpu + b.cpu,
    wal: a.wal + b.wal,
  };
}
