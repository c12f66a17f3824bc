import MagicString from 'magic-string';
import { parse } from 'parse5';
import { UnexpectedOutput } from './federation-plugin.mjs';

/**
 * Returns the path of the built page's start script, relative to the build's folder. Expected shape: one `<script
 * type="module" src="/…">` in the head.
 */
export function entryScriptOf(html) {
  return attributeOf(entryScript(headAndBody(html)[0]), 'src').slice(1);
}

/** The template with the page's scripts. */
const SCRIPTS = 'const scripts=document.getElementById("scripts").content;';

/**
 * Counts visits with the same scripts. Chromium caches their compiled code at the second visit within three days, but
 * ignores it if a module is preloaded as a module. From the third visit on, this lets the shell's modules be preloaded as
 * classic scripts. Without cached code, that would be slower; see docs/decisions/0088-compiled-scripts-on-later-visits.md.
 */
const USE_COMPILED =
  'try{' +
  'const key="sl:scripts",src=scripts.querySelector("script").getAttribute("src"),now=Date.now(),' +
  '[seen,visits,last]=(localStorage.getItem(key)??"").split(" "),' +
  'visit=seen!==src?1:visits>2?3:now-last<2592e5?+visits+1:1;' +
  'localStorage.setItem(key,[src,visit,now].join(" "));' +
  'if(visit>2&&"userAgentData"in navigator){' +
  'for(const link of scripts.querySelectorAll(\'[rel=modulepreload][href^="/assets/"]\')){' +
  'link.rel="preload";link.as="script"}}' +
  '}catch{}';

/**
 * Adds the page's scripts after its first frame, so that they do not delay it or share the connection with its fonts
 * and pictures. The paint observer works where a test has paused timers; a page in the background paints no frame, so
 * its scripts start at once. The template is empty after the first time.
 */
const START_AFTER_PAINT =
  'const start=()=>document.head.append(scripts);' +
  'document.hidden?start():requestAnimationFrame(()=>setTimeout(start));' +
  'new PerformanceObserver(start).observe({type:"paint",buffered:true});';

/**
 * Marks the button that a visitor pressed last before the scripts handle presses; `shell/src/app/early-input.ts`
 * repeats the press. The browser does not submit a form, which would leave the page. It opens popovers itself.
 */
const KEEP_PRESS =
  'document.onclick=event=>{' +
  'const button=event.target.closest("#root button:not([popovertarget])");' +
  'if(!button)return;' +
  'event.preventDefault();' +
  'document.querySelector("[data-pressed]")?.removeAttribute("data-pressed");' +
  'button.dataset.pressed=""};';

/**
 * Requests the page again in this browser's stored language if the server does not have it, for example because the
 * cookie has expired. Runs before anything is visible; otherwise the shell would render the page again and lose earlier
 * input. Without cookies, it does nothing, because the page would have the same language.
 */
const RELOAD_IN_STORED_LANGUAGE =
  'try{' +
  'const page=document.documentElement,language=localStorage.getItem("app-language"),cookie="app-language="+language;' +
  'if(/^[a-z]{2}$/.test(language)&&language!==page.lang&&!/[?&]lang=/.test(location.search)' +
  '&&!document.cookie.includes(cookie)){' +
  'document.cookie=cookie+"; path=/; max-age=31536000; samesite=lax";' +
  'if(document.cookie.includes(cookie)){page.hidden=true;location.reload()}' +
  '}}catch{}';

/** Applies the stored colors before anything is visible, as `shell/src/preferences/preferences.ts` does later. */
const APPLY_STORED_COLORS =
  'try{' +
  'for(const [name,values] of [["theme",/^(?:light|dark)$/],["contrast",/^high$/]]){' +
  'const value=localStorage.getItem("sl:"+name);' +
  'if(values.test(value))document.documentElement.dataset[name]=value}' +
  '}catch{}';

/**
 * Returns the built page with merged scripts instead of chunks, and with inline style sheets. The scripts are in a
 * template, where the server adds the files of the page's game, and start after the first paint.
 *
 * @param {string} html the page as the federation plugin wrote it
 * @param {{ entry: string, preloads: string[], framed: string[], styles: string, early: string }} merged scripts relative
 *   to the site's root, of which `framed` are those of a frame, each after its imports; CSS; the code that runs at the end of
 *   the document
 */
export function rewritePage(html, { entry, preloads, framed, styles, early }) {
  const [head, body] = headAndBody(html);
  const page = new MagicString(html);
  const tag = entryScript(head).sourceCodeLocation.startTag;
  page.update(
    tag.startOffset,
    tag.endOffset,
    `<script type="module">${KEEP_PRESS}${SCRIPTS}${USE_COMPILED}${START_AFTER_PAINT}`,
  );
  for (const { attrs, sourceCodeLocation } of head.childNodes.filter(({ tagName }) => tagName === 'link')) {
    if (!['modulepreload', 'stylesheet'].includes(attributeOf({ attrs }, 'rel'))) continue;
    const { startOffset, endOffset } = sourceCodeLocation;
    page.remove(html.slice(0, startOffset).trimEnd().length, endOffset);
  }
  const links = preloads.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const script = `<script type="module" crossorigin src="/${entry}"></script>`;
  const inFrames = JSON.stringify(framed.map((file) => `/${file}`));
  page.appendRight(
    head.sourceCodeLocation.startTag.endOffset,
    `<script>${RELOAD_IN_STORED_LANGUAGE}${APPLY_STORED_COLORS}</script>`,
  );
  page.appendLeft(
    head.sourceCodeLocation.endTag.startOffset,
    `  <template id="scripts">${links}${script}</template>\n` +
      `    <script type="application/json" id="framed">${inFrames}</script>\n    <style>${styles}</style>\n  `,
  );
  page.appendLeft(body.sourceCodeLocation.endTag.startOffset, `<script>${early}</script>`);
  return page.toString();
}

function headAndBody(html) {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const page = document.childNodes.find(({ tagName }) => tagName === 'html');
  const parts = ['head', 'body'].map((part) => page?.childNodes.find(({ tagName }) => tagName === part));
  if (parts.every((part) => part?.sourceCodeLocation?.endTag)) return parts;
  throw unexpected('a page with <head>, </head>, <body> and </body>', html.slice(0, 300));
}

function entryScript(head) {
  const scripts = head.childNodes.filter(({ tagName }) => tagName === 'script');
  const modules = scripts.filter(
    (script) => attributeOf(script, 'type') === 'module' && attributeOf(script, 'src')?.startsWith('/'),
  );
  if (modules.length === 1) return modules[0];
  const found = scripts.map(
    ({ attrs }) => `<script ${attrs.map(({ name, value }) => `${name}="${value}"`).join(' ')}>`,
  );
  throw unexpected('one <script type="module" src="/…"> in the head', found.join(' ') || 'no script');
}

function attributeOf({ attrs }, name) {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function unexpected(expected, found) {
  return new UnexpectedOutput({ rewrite: 'rewrite the page', chunk: 'index.html', expected, found });
}
