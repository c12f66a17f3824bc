/** Returns a pattern of `like` that matches the text itself, without wildcards. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
