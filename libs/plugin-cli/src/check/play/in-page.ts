/** A control of the board that a player can use now. */
export interface Control {
  kind: 'press' | 'text';
  /** Its name, for messages. */
  name: string;
  /** Its center, in CSS pixels from the corner of the window. */
  x: number;
  y: number;
}

/** What a page with a game shows. */
export interface Screen {
  /** The phase of the visit; undefined if the page shows no game, for example after a crash. */
  phase: 'preparing' | 'intro' | 'dealing' | 'failed' | 'playing' | 'over' | undefined;
  /** The path of the page. */
  path: string;
  /** The seed of the round, different for each one; empty if no round is running. */
  round: string;
  /** Why the page shows no round. */
  problem: string;
  /** The controls of the board or of an open dialog. */
  controls: Control[];
}

/** A script whose value is a `Screen`. The page gets only the sources of these functions. */
export const readScreen = `(() => {
${[screenOf, controlOf].join('\n')}
return ${screenOf.name}();
})()`;

function screenOf(): Screen {
  const phase = document.querySelector<HTMLElement>('[data-phase]')?.dataset['phase'] as Screen['phase'];
  const board = document.querySelector('dialog[open]') ?? document.querySelector('[data-board]');
  const usable =
    'button, a[href], input, select, textarea, [role=button], [role=option], [role=gridcell][tabindex], [tabindex="0"]';
  const controls = [...(board?.querySelectorAll<HTMLElement>(usable) ?? [])].flatMap(
    (element) => controlOf(element) ?? [],
  );
  const problem = [...document.querySelectorAll('main [role=alert]')].map(({ textContent }) => textContent).join(' ');
  const saved = Object.values<string>(sessionStorage).join('\n');
  const round = /"seed":(\d+)/.exec(saved)?.[1] ?? '';
  return { phase, path: location.pathname, round, problem, controls };
}

function controlOf(element: HTMLElement): Control | undefined {
  if (element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]')) return undefined;
  const { left, top, width, height } = element.getBoundingClientRect();
  const x = left + width / 2;
  const y = top + height / 2;
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(element.contains(hit) || hit.closest('label')?.contains(element))) return undefined;
  const isText = element.matches('textarea, input:not([type=radio], [type=checkbox], [type=button], [type=submit])');
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return { kind: isText ? 'text' : 'press', name: name.trim().slice(0, 40), x, y };
}

/** A script that returns what the page has besides the shell's content, to be compared before and after a visit. */
export const readTraces = `(() => {
${traces}
return ${traces.name}();
})()`;

function traces(): string[] {
  const { documentElement: root, body } = document;
  const attributes = [root, body].flatMap((element) =>
    [...element.attributes]
      .filter(({ value }) => value !== '')
      .map(({ name }) => `the attribute "${name}" of <${element.localName}>`),
  );
  const elements = [...body.children].map(({ localName, id }) => `<${localName}${id && ` id="${id}"`}> in the body`);
  const globals = Object.keys(globalThis).map((name) => `the global "${name}"`);
  return [...attributes, ...elements, ...globals];
}
