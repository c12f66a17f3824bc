/** Formats a duration by its two largest units, such as "45 s", "2 min 5 s", "1 h 30 min" or "3 d 4 h". */
export function durationText(seconds: number): string {
  if (Math.ceil(seconds) < 60) return `${Math.ceil(seconds)} s`;
  const whole = Math.round(seconds);
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  const minutes = Math.round(whole / 60);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
