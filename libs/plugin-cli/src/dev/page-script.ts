/** What the server of `dev` sends to open pages: a new build, or the output of a build that failed. */
export type DevEvent = { event: 'built' } | { event: 'failed'; output: string };

/** Where pages receive events, and where they ask for the place of an error in the author's sources. */
export const DEV_PATHS = { events: '/events', place: '/place' } as const;

/**
 * A script for the page of `dev`: reloads it after a build, because a document cannot load a module twice. The shell then
 * continues the round; see its `continuesRound`. Shows failed builds and errors in an overlay.
 */
export const overlayScript = `(${showFailures})(${JSON.stringify(DEV_PATHS)});`;

/** Runs in the page before all other scripts. A policy forbids style sheets of other sources, but not styles set by scripts. */
function showFailures({ events, place }: typeof DEV_PATHS): void {
  let overlay: HTMLElement | undefined;

  function show(text: string): void {
    overlay?.remove();
    overlay = document.createElement('div');
    overlay.setAttribute('role', 'alertdialog');
    overlay.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:60%;overflow:auto;padding:16px;background:#14211b;color:#f2f5ee;font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;border-top:4px solid #ff8a80';
    const shown = Object.assign(document.createElement('pre'), { textContent: text });
    shown.style.cssText = 'margin:0 0 12px;white-space:pre-wrap;overflow-wrap:anywhere';
    const onclick = () => overlay?.remove();
    const close = Object.assign(document.createElement('button'), { textContent: 'Close', onclick });
    close.style.cssText = 'min-height:44px;padding:0 16px;font:inherit';
    overlay.append(shown, close);
    document.documentElement.append(overlay);
  }

  async function showError(fault: unknown): Promise<void> {
    if (!(fault instanceof Error)) return;
    const response = await fetch(place, { method: 'POST', body: fault.stack ?? '' });
    const where = (await response.text()) || 'no line of this game';
    show(`${fault.name}: ${fault.message}\n\n${where}`);
  }

  addEventListener('error', ({ error }) => void showError(error));
  addEventListener('unhandledrejection', ({ reason }) => void showError(reason));
  // The shell catches what a component throws, and logs it.
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    error(...parts);
    const [, key] = /^There is no text "(.+)" in game:/.exec(String(parts[0])) ?? [];
    if (key !== undefined) show(`The game uses the text "${key}", which no language file has.`);
    void showError(parts.find((part) => part instanceof Error));
  };
  new EventSource(events).onmessage = ({ data }) => {
    const sent = JSON.parse(String(data)) as DevEvent;
    if (sent.event === 'failed') return show(sent.output);
    sessionStorage.setItem('sl:continue', '1');
    location.reload();
  };
}
