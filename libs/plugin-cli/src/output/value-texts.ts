/** Formats a size: bytes, or kilobytes with one decimal. */
export function sizeText(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} kB`;
}

/** Formats a time to the minute, in UTC: `2026-11-21 16:25 UTC`. @param iso ISO 8601, UTC */
export function timeText(iso: string): string {
  return `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
}

/** Formats a count with its noun: `1 load`, `3 loads`. */
export function countText(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
