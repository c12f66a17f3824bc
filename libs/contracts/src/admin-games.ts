import type { GameIcon } from './manifest.ts';

/** An item of `GET /api/admin/games` and the response of `PATCH /api/admin/games/{id}`. */
export interface AdminGame {
  id: number;
  key: string;
  name: string;
  description: string;
  icon: GameIcon;
  isActive: boolean;
  route: string;
}

/** `PATCH /api/admin/games/{id}` */
export type AdminGameChange = Pick<AdminGame, 'isActive'>;
