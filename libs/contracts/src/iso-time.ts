/** A time as ISO 8601 in UTC, such as `2026-11-23T09:30:00.000Z`. */
export type IsoTime = string;
