import { sheetFindings, type Finding, type TextFile } from '@soccer-legends/plugin-checks';

/** Finds styles that can affect elements outside the game. */
export function checkStyles(sources: readonly TextFile[]): Finding[] {
  return sources.filter(({ path }) => path.endsWith('.css')).flatMap(checkSheet);
}

function checkSheet({ path, text }: TextFile): Finding[] {
  if (path.endsWith('.module.css')) return sheetFindings(path, text);
  const message = 'This style sheet is not a CSS module. Rename it to *.module.css.';
  return [{ code: 'css.leaks', message, file: path, line: 1 }];
}
