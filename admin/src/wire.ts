import type { PluginIcon } from '@soccer-legends/contracts';

export interface DatabaseStatus {
  status: string;
  playerCount: number;
  teamCount: number;
  coachCount: number;
  message: string;
}
export interface AdminTeam {
  id: number;
  name: string;
  logo: string | null;
  playerCount: number;
  apiId: number | null;
  playersByYear: Readonly<Record<string, readonly string[]>>;
}
export interface AdminCareerItem {
  team: string;
  teamLogo: string | null;
  start: string | null;
  end: string | null;
  matches: number | null;
  goals: number | null;
}
export interface AdminPlayer {
  id: number;
  apiId: number | null;
  name: string;
  photo: string | null;
  country: string | null;
  position: string | null;
  teamCount: number;
  currentTeam: string | null;
  currentTeamLogo: string | null;
  origin: string;
  updatedAt: string | null;
}
export interface AdminPlayerDetail extends AdminPlayer {
  career: readonly AdminCareerItem[];
}
export interface AdminPlayerPage {
  players: readonly AdminPlayer[];
  total: number;
}
export interface AdminCoach {
  id: number;
  apiId: number | null;
  name: string;
  photo: string | null;
  country: string | null;
  age: number | null;
  team: string | null;
  career: readonly AdminCareerItem[];
  updatedAt: string | null;
}
export interface AdminGame {
  id: number;
  key: string;
  name: string;
  description: string;
  icon: PluginIcon;
  isActive: boolean;
}
export interface AdminFeedback {
  id: number;
  gameType: string;
  feedback: string;
  userEmail: string | null;
  createdAt: string;
}
export interface AuditEntry {
  id: number;
  at: string;
  actor: string;
  action: string;
  target: string;
  before: unknown;
  after: unknown;
  outcome: string;
  reason: string | null;
}
export interface AuditPage {
  entries: readonly AuditEntry[];
  total: number;
}
