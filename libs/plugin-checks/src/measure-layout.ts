/** The layout of the elements that the next move needs. */
export interface Layout {
  /** Bottom edge of the lowest needed element, in CSS pixels from the top of the window. */
  lowest: number;
  /** One sentence for each needed element that is outside of the window, covered or too small. */
  misfits: string[];
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * A script that measures whether a board fits the window without scrolling; its value is a `Layout`. Needed elements are
 * all controls, headings, timers, pictures and frames in `main`, and elements with `data-needed`. Elements inside
 * `data-optional` may be anywhere. The rows of an open list of suggestions may scroll within the list. The page gets only
 * the sources of these functions, so they use nothing else from this file.
 */
export const measureLayout = `(() => {
${[measure, controls, isNeeded, visibleBox, problemOf, overflow, coverOf, isLabelOf, smallness, nameOf].join('\n')}
return ${measure.name}();
})()`;

function measure(): Layout {
  const others = 'h1, h2, [role=timer], [role=img], img, canvas, iframe, [data-needed]';
  scrollTo(0, 0);
  const main = document.querySelector('main');
  if (!main) return { lowest: 0, misfits: ['The page has no main element.'] };

  const misfits: string[] = [];
  const scrollWidth = document.documentElement.scrollWidth;
  if (scrollWidth > innerWidth) misfits.push(`the page is ${scrollWidth} px wide`);
  let lowest = 0;
  const root = document.querySelector('dialog[open]') ?? main;
  for (const element of root.querySelectorAll<HTMLElement>(`${controls()}, ${others}`)) {
    if (!isNeeded(element)) continue;
    const box = visibleBox(element);
    if (!box) continue;
    lowest = Math.max(lowest, box.bottom);
    const problem = problemOf(element, box);
    if (problem) misfits.push(`${nameOf(element)} ${problem}`);
  }
  return { lowest: Math.round(lowest), misfits };
}

function controls(): string {
  return 'a[href], button, input, select, textarea, summary, [role=option], [role=button]';
}

function isNeeded(element: HTMLElement): boolean {
  const isElsewhere = element.closest('[data-optional], [inert], dialog:not([open])') !== null;
  // A picture on a button counts as part of the button.
  return !isElsewhere && (element.matches(controls()) || element.closest(controls()) === null);
}

/** Returns the part of an element that its list of suggestions does not hide; undefined if it hides everything. */
function visibleBox(element: HTMLElement): Box | undefined {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const isShown = element.checkVisibility({ visibilityProperty: true }) && right - left > 1 && bottom - top > 1;
  if (!isShown) return undefined;
  const list = element.closest('[role=listbox]');
  if (!list || getComputedStyle(list).overflowY !== 'auto') return { left, top, right, bottom };
  const frame = list.getBoundingClientRect();
  if (bottom <= frame.top || top >= frame.bottom) return undefined;
  return { left, right, top: Math.max(top, frame.top), bottom: Math.min(bottom, frame.bottom) };
}

function problemOf(element: HTMLElement, box: Box) {
  // Browsers round subpixel positions when they paint.
  const isOutside = box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
  if (isOutside) return `is outside the window: ${Math.round(box.top)} to ${Math.round(box.bottom)} px`;
  const isDecorative = element.getAttribute('alt') === '';
  const cover = isDecorative ? undefined : coverOf(element, box);
  if (cover) return `is covered by ${nameOf(cover)}`;
  return element.matches(controls()) ? (smallness(element) ?? overflow(element)) : undefined;
}

function overflow({ tagName, scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement) {
  if (tagName === 'INPUT' || tagName === 'SELECT') return undefined;
  const isCut = scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2;
  return isCut
    ? `has content of ${scrollWidth} x ${scrollHeight} px in ${clientWidth} x ${clientHeight} px`
    : undefined;
}

function coverOf(element: HTMLElement, { left, top, right, bottom }: Box) {
  const points = [0.5, 0.2, 0.8].map((share) => [left + (right - left) * share, top + (bottom - top) * share] as const);
  for (const [x, y] of points) {
    const found = document.elementFromPoint(x, y);
    const isOwn = found && (element.contains(found) || found.contains(element) || isLabelOf(found, element));
    if (found && !isOwn) return found;
  }
  return undefined;
}

function isLabelOf(found: Element, element: HTMLElement): boolean {
  return found.closest('label')?.contains(element) ?? false;
}

function smallness(element: HTMLElement): string | undefined {
  const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
  const group = element.closest('[role=grid], [role=group], table, ul');
  // A target is at least 44 px wide and high, one of nine or more in a group 24 px.
  const min = (group?.querySelectorAll(controls()).length ?? 0) >= 9 ? 24 : 44;
  if (width >= min - 0.5 && height >= min - 0.5) return undefined;
  return `is ${Math.round(width)} x ${Math.round(height)} px`;
}

function nameOf(element: Element): string {
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 24);
  return `${element.tagName.toLowerCase()} "${text}"`;
}
