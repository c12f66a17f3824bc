import type { IsoTime } from './iso-time.ts';

/** `GET /api/admin/figures`: what an operator asks about a running server. */
export interface Figures {
  /** Start of the process, to which `routes` and `errors` belong. Each server counts its own requests. */
  since: IsoTime;
  /** The routes with most requests, the most first. */
  routes: RouteTimes[];
  /** Failed requests by hour, the oldest first; hours without failures are included. */
  errors: HourlyCount[];
  /** The latest failed runs of jobs in a week, the newest first. */
  failedJobs: FailedJob[];
  space: Space;
}

/** How long the requests of a route took, estimated from a histogram. */
export interface RouteTimes {
  /** Method and template, such as `GET /api/players/:id`. */
  route: string;
  requests: number;
  /** Those with a status of 500 or more. */
  failures: number;
  medianMs: number;
  /** 99 of 100 requests took at most this long. */
  p99Ms: number;
}

export interface HourlyCount {
  /** Beginning of the hour. */
  hour: IsoTime;
  count: number;
}

export interface FailedJob {
  name: string;
  at: IsoTime;
  error: string;
}

/** Sizes in bytes. */
export interface Space {
  database: number;
  /** The largest tables with their indexes, the largest first. */
  tables: { name: string; bytes: number }[];
  /** Files of all published versions of plugins. */
  plugins: number;
  /** The disk of the data directory; null if the server has none. */
  disk: { free: number; total: number } | null;
  /** Resident memory of the process. */
  memory: number;
}
