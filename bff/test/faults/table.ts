/** The fault and the expected behavior. */
type Row = readonly [broken: string, expected: string];

/**
 * Every injected fault by its number, which never changes its meaning. For all faults: no acknowledged write is lost,
 * nothing hangs, and everything that is not affected keeps working.
 */
export const SERVER_FAULTS = {
  // Signals
  1: ['the process is killed during writes', 'after the next start, all acknowledged writes are there'],
  2: ['SIGTERM arrives while requests are half sent', 'each request is answered; the server shuts down in order'],
  3: [
    'SIGTERM arrives while visitors keep coming',
    'they are served, and /readyz reports the shutdown to the balancer',
  ],
  4: ['SIGTERM arrives twice', 'the server exits at once'],
  5: ['a sync worker is killed', 'the next one continues; every player is written once and no call is wasted'],
  6: ['a sync worker receives SIGTERM', 'it stops between two players; the next one continues at once'],
  7: ['one of three servers is killed during a sync', 'another one continues within 30 s'],
  8: ['a sync worker freezes and resumes later', 'another one takes over; the resumed one writes nothing'],
  9: [
    'a page with an event stream disconnects silently',
    'other pages still receive events, and its stream is released',
  ],

  // Clocks
  10: ['the clock jumps eight days ahead', 'sessions have expired; signing in works'],
  11: ['the clock jumps a day ahead during a round', 'the round ends and the next one starts'],
  12: ['the clock jumps back by a day', 'sessions remain valid; no rate limit lasts longer than its maximum'],
  13: ['the clock jumps back, and then a player changes', 'the change is visible at once'],
  14: ['the clock jumps back, and then the database goes down', '/readyz reports it instead of a cached result'],
  15: ['the clock jumps back while the circuit breaker is open', 'calls resume in time'],
  16: ['the clock jumps past midnight and back', 'no day exceeds its quota'],

  // PostgreSQL
  20: ['PostgreSQL is stopped', 'reading games work, writes return 503, /readyz reports it; all recovers by itself'],
  21: ['PostgreSQL restarts during writes', 'only 503 is returned, and nothing is lost'],
  22: ['all packets to PostgreSQL are dropped', 'as if it were stopped; no request takes longer than 5 s'],
  23: ['PostgreSQL is slow', 'responses are late and correct'],
  24: ['PostgreSQL is slower than every timeout', '503 within 5 s'],
  25: ['the connection is cut during a transaction', '503; nothing is half written; the next transaction works'],
  26: ['another transaction holds a row lock', '503 while it is held; then requests succeed'],
  27: ['PostgreSQL is read-only, as after a failover', 'writes return 503; all recovers by itself'],
  28: ['two transactions deadlock', 'PostgreSQL aborts one, which is retried: both succeed'],
  29: ['a transaction fails to serialize', 'it is retried'],
  30: ['a transaction never serializes', 'after four attempts it fails with 503'],
  31: ['a change notification is lost', 'polling the change versions finds the change'],
  32: ['the listening connection is terminated', 'missed changes are found, and the next one is received'],
  33: ['the listening connection is dead without an error', 'it is replaced, and the next change is received'],
  34: ['all servers receive SIGTERM while packets are dropped', 'they exit within 40 s'],

  // Schemas
  40: ['a migration fails half way', 'it is rolled back, its error is reported, and the old schema works'],
  41: ['four processes migrate and seed one empty database', 'one does, the others wait'],
  42: ['the schema is newer than the program', 'the program reports it and exits'],

  // Starting
  50: ['several settings are invalid', 'all of them are reported at once, without secrets'],
  51: ['PostgreSQL is absent, then slow, at the start', 'the server waits, reports it, and is ready when it responds'],
  52: ['the database does not exist and cannot be created', 'the program reports it'],
  53: ['the data directory is a file', 'the program reports it'],
  54: ['the data directory is not writable', 'the program reports it'],
  55: ['the port is in use', 'the program reports it before it opens its database'],
  56: ['a second process opens the embedded database', 'it is rejected; the first one continues'],
  57: ['a dead process left its lock', 'the next process acquires it'],
  58: ['the shell is not built', 'pages say so, the API works; once it is built, pages are served'],
  59: ['a server in another container opens the embedded database', 'it is rejected; no acknowledged write is lost'],

  // Files
  60: ['a file of a bundled game is corrupt', 'it is set aside and replaced from the build; it is never served'],
  61: ['a file of a bundled game is missing', 'it is restored from the build'],
  62: ['the bucket does not respond', '503 for files that are not in memory; the file once it responds'],
  63: ['the bucket never completes a response', '503 within 5 s'],
  64: ['the bucket rejects an upload', '503, and no version exists; the same upload succeeds later'],
  65: ['the embedded database is corrupt', 'its newest snapshot replaces it'],
  66: ['the database and its newest snapshot are corrupt', 'the previous snapshot replaces it'],
  67: ['the database is corrupt and has no snapshot', 'it is left unchanged, and the program says what to do'],
  68: ['the data directory is lost', 'the backup restores all of it and reports that'],
  69: ['a backup was modified', 'nothing is restored, and every modified file is named'],

  76: ['a file of an uploaded game is corrupt', 'it is replaced from a backup, or from an older object of the bucket'],
  77: [
    'no intact copy of a corrupt file exists',
    'the last intact version goes live; publishing again repairs the file',
  ],

  // Full disks
  70: ['the disk of the embedded database is full', 'reading works; with free space again nothing is lost'],
  71: ['the disk is full when a snapshot is due', 'no incomplete snapshot remains; older ones do'],
  72: ['the disk is full when a game is published', '503, nothing incomplete; the same upload succeeds later'],
  73: ['the disk is full when a backup is made', 'the program reports it; nothing incomplete remains'],
  74: ['the disk is full when the server starts', 'the program reports it; no snapshot replaces the database'],

  // The data service
  80: ['the data service is down', 'the sync waits or ends with a reason; the site works'],
  81: ['the data service returns invalid data', 'the sync waits or ends with a reason; the site works'],

  // Replicas
  90: ['three replicas are replaced in turn under 200 requests a second', 'no request fails'],
  91: ['one of three replicas is killed under load', 'only its open requests fail'],
  92: ['one of three replicas freezes', 'the others serve; when it resumes it loads the changes'],
} as const satisfies Readonly<Record<number, Row>>;

/** Faults that need a browser. They are tested in `e2e/tests`, by tag. */
export const BROWSER_FAULTS = {
  100: ['a file of a remote fails, in ten ways', 'the game is contained and recovers on a click'],
  101: ['a script of a remote is changed in transit', 'it never runs, not on retries either'],
  102: ['a script of the shell is changed in transit', 'it does not run'],
  103: ['the list of games is unavailable', 'the hub renders and says that there are none'],
  104: ['a build is deployed while a tab is open', 'the hub shows it at once without a reload'],
  105: ['a game is withdrawn during a round', 'the round can be finished'],
  106: ['the event stream is cut', 'the page reconnects and receives the next change'],
  107: ['the browser storage is full', 'the hub, the settings and a game work for this visit'],
  108: ['the browser storage is forbidden', 'the hub, the settings and a game work for this visit'],
  109: ['the browser storage contains invalid data', 'it is ignored'],
  110: ['the server restarts while a page is open', 'the page keeps working and receives the next change'],
} as const satisfies Readonly<Record<number, Row>>;
