import type {
  AdminCoach,
  AdminGame,
  AdminOpenSession,
  AdminPlayer,
  Administrator,
  AdminPlayerRow,
  AdminSessionState,
  AdminTeam,
  ApiStats,
  AuditItem,
  CursorPage,
  DatabaseStatus,
  FeedbackEntry,
  Page,
  PluginDetail,
  PublishedVersion,
  QualityCount,
  SyncCapacity,
  SyncDetail,
  SyncProgress,
  SyncRun,
} from '@soccer-legends/contracts';

const NOON = '2026-11-20T12:00:00Z';

export const databaseStatus: DatabaseStatus = {
  status: 'Connected',
  playerCount: 8421,
  teamCount: 310,
  coachCount: 97,
  message: 'The database answers.',
};

export const capacity: SyncCapacity = {
  currentPlayers: 120,
  syncCapacity: 40,
  rateLimits: { dailyLimit: 100, dailyRemaining: 80, minuteLimit: 10, minuteRemaining: 9 },
  callsPerPlayer: 2,
  secondsForNew: null,
  secondsForUpdate: null,
  source: 'sandbox',
  runningSyncId: null,
};

export const apiStats: ApiStats = {
  playerCount: 8421,
  teamCount: 310,
  leagueCount: 12,
  coachCount: 97,
  apiRateLimits: { dailyLimit: 100, dailyRemaining: 15, minuteLimit: 10, minuteRemaining: 9 },
  source: 'sandbox',
  usage: [{ day: '2026-11-20', used: 85 }],
};

export function player(id: number, name = `Player ${id}`, apiId: number | null = 900 + id): AdminPlayer {
  return {
    id,
    name,
    apiId,
    photo: null,
    country: 'Spain',
    nation: 'ESP',
    position: 'Defender',
    teamCount: 1,
    currentTeam: 'Sevilla',
    currentTeamAsOf: '2026-07-22',
    currentTeamLogo: null,
    origin: 'API-Football',
    updatedAt: NOON,
    career: [{ team: 'Sevilla', teamLogo: null, start: 2004, end: 2005, matches: 39, goals: 2, years: '2004 - 2005' }],
  };
}

export function pageOf<Item>(items: readonly Item[], total = items.length, page = 1): Page<Item> {
  return { items, total, page, pageSize: 25 };
}

export const playersPage = (names: readonly string[], total = names.length): Page<AdminPlayerRow> =>
  pageOf(
    names.map((name, index) => ({ ...player(index + 1, name), status: 'inGames', duplicates: [], reviewItem: null })),
    total,
  );

export function coach(id: number, name: string, country: string): AdminCoach {
  return {
    id,
    name,
    country,
    nation: null,
    apiId: 500 + id,
    photo: null,
    age: 60,
    team: 'Milan',
    teamAsOf: null,
    updatedAt: NOON,
    career: [{ team: 'Milan', teamLogo: null, country: 'ITA', start: 2001, end: 2009 }],
  };
}

export const team = (id: number, name: string, playerCount = id): AdminTeam => ({
  id,
  name,
  logo: null,
  playerCount,
  apiId: null,
});

export const game = (id: number, name: string, isActive = true): AdminGame => ({
  id,
  key: name.toLowerCase(),
  name,
  description: `About ${name}.`,
  icon: 'trophy',
  isActive,
  route: `/${name.toLowerCase()}`,
});

export const qualityCounts: readonly QualityCount[] = [
  { check: 'overlap', count: 1 },
  { check: 'outsideLife', count: 0 },
  { check: 'clubTwice', count: 0 },
  { check: 'careerGap', count: 30 },
  { check: 'noCareer', count: 0 },
  { check: 'noBirth', count: 0 },
  { check: 'noPosition', count: 0 },
  { check: 'noNation', count: 0 },
  { check: 'notLinked', count: 0 },
  { check: 'duplicate', count: 0 },
  { check: 'brokenPicture', count: 0 },
  { check: 'hardlyNamed', count: 0 },
  { check: 'alwaysNamed', count: 0 },
];

export const feedback = (id: number, text: string, gameType: FeedbackEntry['gameType'] = 'logo'): FeedbackEntry => ({
  id,
  gameType,
  feedback: text,
  closedAt: null,
  revision: null,
  report: null,
  userEmail: null,
  createdAt: `2026-11-20T10:00:${String(id).padStart(2, '0')}Z`,
});

export const run = (id: number, change: Partial<SyncRun> = {}): SyncRun => ({
  id,
  kind: 'new-players',
  about: null,
  startTime: NOON,
  endTime: NOON,
  status: 'completed',
  error: null,
  failure: null,
  detail: null,
  playersAdded: 1,
  playersUpdated: 0,
  playersFailed: 0,
  calls: 12,
  totalPlayersProcessed: 1,
  startedBy: 'administrator',
  ...change,
});

export const progress = (syncId: number, change: Partial<SyncProgress> = {}): SyncProgress => ({
  syncId,
  kind: 'new-players',
  about: null,
  status: 'in_progress',
  done: 3,
  total: 20,
  calls: 0,
  queued: 0,
  currentName: 'Kaká',
  secondsLeft: 65,
  quotaLeft: 42,
  waitingUntil: null,
  canceling: false,
  error: null,
  failure: null,
  detail: null,
  ...change,
});

export const detail = (playerName: string, actionType: SyncDetail['actionType'] = 'added'): SyncDetail => ({
  playerId: 7,
  playerName,
  entity: 'player',
  actionType,
  changeDetails: JSON.stringify({ country: 'Spain', position: 'Defender', teams: ['Sevilla'] }),
});

export const auditItem = (id: number, change: Partial<AuditItem> = {}): AuditItem => ({
  id,
  at: NOON,
  actor: 'administrator',
  action: `game.toggle.${id}`,
  target: 'memo-game',
  before: { isActive: true },
  after: { isActive: false },
  outcome: 'done',
  reason: null,
  requestId: 'r1',
  visitor: null,
  sessionId: null,
  ...change,
});

export const cursorPage = <Item>(items: readonly Item[], change: Partial<CursorPage<Item>> = {}): CursorPage<Item> => ({
  items,
  newer: null,
  older: null,
  ...change,
});

export const version = (name: string, change: Partial<PublishedVersion> = {}): PublishedVersion => ({
  version: name,
  contentHash: 'a1b2c3d4e5f6',
  release: `${name}-a1b2c3d4`,
  origin: 'uploaded',
  publishedAt: NOON,
  publishedBy: 'administrator',
  files: 3,
  bytes: 20_480,
  sdk: '^1.0.0',
  builtAgainst: '1.0.0',
  compatibility: { verdict: 'compatible' },
  health: {
    loads: 10,
    failures: 0,
    errors: 0,
    medianReadyMs: 120,
    uncaught: 0,
    vitals: { LCP: null, INP: null, CLS: null },
  },
  damaged: false,
  withdrawn: false,
  ...change,
});

export const plugin = (key: string, change: Partial<PluginDetail> = {}): PluginDetail => ({
  id: 1,
  key,
  names: { en: 'Cup Finals' },
  icon: 'trophy',
  route: `/${key}`,
  isActive: true,
  withdrawnAt: null,
  isTrusted: true,
  matchdays: 'in',
  draws: ['players'],
  origin: 'uploaded',
  followsBundle: false,
  live: version('1.0.0'),
  candidate: null,
  previous: null,
  damaged: [],
  versionCount: 2,
  newest: version('1.1.0'),
  versions: [version('1.1.0'), version('1.0.0')],
  ...change,
});

export const openSession = (id: string, change: Partial<AdminOpenSession> = {}): AdminOpenSession => ({
  id,
  actor: 'administrator',
  startedAt: NOON,
  lastUsedAt: NOON,
  expiresAt: null,
  browser: 'Firefox, Linux',
  signedInFrom: '203.0.113.0/24',
  lastUsedFrom: '203.0.113.0/24',
  current: false,
  ...change,
});

export const ownerSession: AdminSessionState = {
  signedIn: true,
  expiresAt: null,
  actor: 'administrator',
  role: 'owner',
  proof: 'password',
  sharesOrigin: false,
};

export const administrator = (name: string, change: Partial<Administrator> = {}): Administrator => ({
  id: name.toLowerCase(),
  name,
  role: 'editor',
  createdAt: NOON,
  createdBy: 'administrator',
  passkeys: 1,
  lastUsedAt: null,
  invitedUntil: null,
  ...change,
});
