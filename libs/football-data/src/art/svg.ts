/**
 * Returns an SVG document. It uses only attributes, because the content security policy forbids styles and scripts. It
 * has a size, because some browsers cannot draw a picture without one on a canvas.
 * @param viewBox four numbers with spaces between them
 * @param title text that the document escapes
 */
export function svgDocument(viewBox: string, content: string, title?: string): string {
  const name = title === undefined ? '' : `<title>${escapeText(title)}</title>`;
  const [, , width, height] = viewBox.split(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${name}${content}</svg>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/**
 * Returns a path element; an empty string for an empty path.
 * @param more further attributes, beginning with a space
 */
export function path(d: string, fill: string, more = ''): string {
  return d === '' ? '' : `<path d="${d}" fill="${fill}"${more}/>`;
}

/**
 * Returns a rectangle element with numbers rounded to two decimals.
 * @param more further attributes, beginning with a space
 */
export function rectangle(x: number, y: number, width: number, height: number, fill: string, more = ''): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${fill}"${more}/>`;
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}
