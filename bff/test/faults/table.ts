/** What is broken, and what is expected then. */
type Row = readonly [broken: string, expected: string];

/**
 * Every fault that is injected on purpose, by its number. A number never changes its meaning. In all of them: nothing
 * that was acknowledged is lost, nothing hangs, and what has nothing to do with the fault goes on.
 */
export const SERVER_FAULTS = {
  // Kills and stops
  1: ['the process is killed in the middle of writes', 'after the next start all that was acknowledged is there'],
  2: ['it is told to leave with requests half sent', 'each of them is answered; it leaves in order'],
  3: ['it is told to leave while visitors still come', 'they are served, and the balancer hears that it goes'],
  4: ['it is told to leave twice', 'it leaves at once'],
  5: ['the worker of a sync is killed', 'the next goes on where it was; every player once, no call wasted'],
  6: ['the worker of a sync is told to leave', 'it stops between two players; the next goes on at once'],
  7: ['one of three servers is killed in the middle of a sync', 'another goes on within half a minute'],
  8: ['the worker of a sync stands still, and goes on later', 'another takes over; what comes back writes nothing'],
  9: ['a page that listens for news is gone without a word', 'the others hear it, and nothing is kept for it'],

  // Clocks
  10: ['the clock jumps eight days ahead', 'sessions are over; signing in goes'],
  11: ['the clock jumps a day ahead in a round', 'the round is over, and the next one begins'],
  12: ['the clock jumps back by a day', 'sessions go on; who was limited waits no longer than ever'],
  13: ['the clock jumps back, and then a player changes', 'the change is seen at once'],
  14: ['the clock jumps back, and then the database goes', '/readyz tells, and does not repeat what it knew'],
  15: ['the clock jumps back while the data service is left alone', 'it is asked again'],
  16: ['the clock jumps over midnight and back', 'no day has more calls than it may have'],

  // PostgreSQL
  20: ['PostgreSQL is stopped', 'games that read go on, writes answer 503, /readyz tells; all heals by itself'],
  21: ['PostgreSQL is restarted in the middle of writes', 'nothing but 503 is seen, and nothing is lost'],
  22: ['all that is sent to PostgreSQL vanishes', 'as if it were stopped; no request takes longer than 5 s'],
  23: ['PostgreSQL is slow', 'answers are late, and right'],
  24: ['PostgreSQL is slower than anybody would wait', '503 within 5 s'],
  25: ['the connection is cut in the middle of a transaction', '503; nothing is half done; the next one goes'],
  26: ['somebody holds a row and does not let go', '503 while it is still held; then it goes on'],
  27: ['PostgreSQL can only be read, as after a failover', 'writes answer 503; all heals by itself'],
  28: ['two transactions wait for one another', 'PostgreSQL ends one, which is tried anew: both happen'],
  29: ['a transaction cannot be serialized', 'it is tried anew'],
  30: ['it never can', 'after four tries it is given up, as 503'],
  31: ['a change is not told', 'the look at the versions finds it'],
  32: ['the connection that listens is killed', 'what was missed is found, and the next change is heard'],
  33: ['the connection that listens is dead, and nobody says so', 'it is found out, and the next change is heard'],
  34: ['all are told to leave while all that is sent vanishes', 'they leave within 40 s'],

  // Schemas
  40: ['a migration fails half way', 'nothing of it is kept, its reason is told, and the schema before works'],
  41: ['four processes migrate and fill one empty database', 'one does, the others wait'],
  42: ['the schema is newer than the program', 'the program says so and goes'],

  // Starting
  50: ['settings are wrong', 'all of them are told at once, no secret among them'],
  51: ['nobody answers at DATABASE_URL', 'the program says so in words, without the password'],
  52: ['the database is not there, and may not be made', 'the program says so in words'],
  53: ['a file is where the data directory should be', 'the program says so in words'],
  54: ['the data directory may not be written to', 'the program says so in words'],
  55: ['the port is taken', 'the program says so in words, and lets go of its database'],
  56: ['a second process wants the embedded database', 'it is sent away; the first goes on'],
  57: ['a dead process left its lock', 'the next one takes it'],
  58: ['there is no built shell', 'pages say so, the API serves; once it is built, pages are there'],

  // Files
  60: ['a file of a game was damaged', 'it is not served, the log says which; other games go on'],
  61: ['a file of a game is gone', 'it is not found, the log says which; other games go on'],
  62: ['the bucket does not answer', '503 for what is not in memory; once it answers, the file'],
  63: ['the bucket takes for ever', '503 within 5 s'],
  64: ['the bucket refuses an upload', '503, and no version is there; the same upload goes later'],
  65: ['the embedded database is torn', 'its newest snapshot takes its place'],
  66: ['it is torn, and its newest snapshot too', 'the snapshot before takes its place'],
  67: ['it is torn, and there is no snapshot', 'it is left as it is, and the program says what to do'],
  68: ['the data directory is lost', 'the backup brings all of it back, and says so'],
  69: ['somebody has touched the backup', 'nothing is restored, and every touched file is named'],

  // Full disks
  70: ['the disk of the embedded database is full', 'reading goes on; with room again nothing is lost'],
  71: ['the disk is full when a snapshot is due', 'no half snapshot stays; older ones do'],
  72: ['the disk is full when a game is published', '503, nothing half; the same upload goes later'],
  73: ['the disk is full when a backup is made', 'the program says so in words; nothing half stays'],
  74: ['the disk is full when the server starts', 'the program says so in words; no snapshot takes its place'],

  // The data service
  80: ['the data service is down', 'the sync waits, or ends with a reason; the site goes on'],
  81: ['the data service answers nonsense', 'the sync waits, or ends with a reason; the site goes on'],

  // Replicas
  90: ['three replicas are replaced in turn under 200 requests a second', 'no request fails'],
  91: ['one of three replicas is killed under load', 'only what it was answering fails'],
  92: ['one of three replicas stands still', 'the others serve; once it goes on it knows what changed'],
} as const satisfies Readonly<Record<number, Row>>;

/** Those that need a browser: `e2e/tests`, by their tags. */
export const BROWSER_FAULTS = {
  100: ['a file of a remote fails, in ten ways', 'the game is contained, and heals on a click'],
  101: ['a script of a remote is changed on its way', 'it never runs, on the retries neither'],
  102: ['a script of the shell is changed on its way', 'it does not run'],
  103: ['the list of games is out of reach', 'the hub stands and says that there are none'],
  104: ['a build is deployed under an open tab', 'the hub has it at once, without a new page'],
  105: ['a game leaves under an open round', 'the round is played to its end'],
  106: ['the stream of news is cut', 'the page comes back to it, and hears the next change'],
  107: ['the storage of the browser is full', 'the hub, the settings and a game work for this visit'],
  108: ['the storage of the browser is forbidden', 'the hub, the settings and a game work for this visit'],
  109: ['the storage of the browser holds nonsense', 'it is ignored'],
  110: ['the server restarts under an open page', 'the page goes on, and hears the next change'],
} as const satisfies Readonly<Record<number, Row>>;
