import type { IsoTime } from './iso-time.ts';
import type { ReviewCount } from './review.ts';

/** `GET /api/admin/figures`: measurements of a running server for operators. */
export interface Figures {
  /** Start of the process, since which `routes` and `errors` count. Each server counts its own requests. */
  since: IsoTime;
  /** The routes with the most requests, in descending order. */
  routes: RouteTimes[];
  /** Failed requests of the latest 24 hours, oldest first; includes hours without failures. */
  errors: HourlyCount[];
  /** The latest failed job runs of a week, newest first. */
  failedJobs: FailedJob[];
  space: Space;
}

/** `GET /api/admin/overview`: what waits for an administrator, and how much the games are played. */
export interface Overview {
  /** Open items of the review, in the order of `REVIEW_KINDS`. */
  review: readonly ReviewCount[];
  /** Messages of visitors that no administrator has closed, at most a thousand. */
  openFeedback: number;
  /** The games that were opened today or a week ago, the most opened first. */
  games: readonly GamePlays[];
  /** Time of the newest backup, or of the embedded database's newest snapshot if there is no backup; null without either. */
  backupAt: IsoTime | null;
}

/** Counts of a game on two UTC days: today so far, and the whole day a week ago. */
export interface GamePlays {
  key: string;
  opened: { today: number; weekAgo: number };
  rounds: { today: number; weekAgo: number };
}

/** Durations of a route's requests, estimated from a histogram. */
export interface RouteTimes {
  /** Method and path template, such as `GET /api/players/:id`. */
  route: string;
  requests: number;
  /** Requests with a status of 500 or higher. */
  failures: number;
  medianMs: number;
  /** 99 of 100 requests took at most this long. */
  p99Ms: number;
}

export interface HourlyCount {
  /** The beginning of the hour. */
  hour: IsoTime;
  count: number;
}

/** A failed run of a job. `error` is in English. */
export interface FailedJob {
  /** Name of the job. */
  name: string;
  at: IsoTime;
  error: string;
}

/** Sizes in bytes. */
export interface Space {
  database: number;
  /** The largest tables including their indexes, in descending order. */
  tables: { name: string; bytes: number }[];
  /** Files of published plugins. */
  plugins: number;
  /** Disk of the data directory; null if the server has none. */
  disk: { free: number; total: number } | null;
  /** Resident memory of the process. */
  memory: number;
}

/** `GET /readyz` */
export interface ReadinessReport {
  ready: boolean;
  /** Unavailable parts while the games are served from memory. */
  degraded: readonly 'database'[];
  components: Readonly<Record<string, boolean>>;
}
