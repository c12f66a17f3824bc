import type { FeedbackEntry } from './feedback.ts';
import type { EditedKind } from './fact-desk.ts';

/** An item of `GET /api/admin/feedback/{id}/people`: a person whom a letter names, most likely match first. */
export interface NamedPerson {
  kind: EditedKind;
  id: number;
  name: string;
}

/** An item of `GET /api/admin/feedback/reports?page=&pageSize=`: an open letter that names people, newest first. */
export interface FactReport extends FeedbackEntry {
  people: readonly NamedPerson[];
}
