import type { PluginFailure, PluginNumbers, RoundNumbers } from '@soccer-legends/contracts';

/** HTML of the page on which a team sees the numbers of its plugin. */
export const dashboardContent = `<p class="crumb"><a href="/authors">Authors</a> / Dashboard</p>
<h1>Your game</h1>
<form id="open"><p>Paste the publish token of your plugin. It stays in this tab and opens only your own numbers.</p>
<label>Key <input name="key" required autocomplete="off" placeholder="cup-finals"></label>
<label>Token <input name="token" type="password" required autocomplete="off"></label>
<button>Open</button>
<p>No token? The administrator of this site makes one for your key.</p></form>
<div id="numbers" role="status"></div>
<p>Counted by day without a cookie, an address or an id, and kept for 30 days. Numbers of rounds below 10 are shown as &lt;10.
As JSON: <code>npx soccer-legends status --json</code></p>
<script src="/authors/dashboard.js" defer></script>`;

/** The script of the page. It gets only the source of this function. */
export const dashboardScript = `(${showDashboard})();\n`;

/** Runs in the page. Requests a plugin's numbers with its publish token, and does not store the token. */
export function showDashboard(): void {
  const form = document.querySelector<HTMLFormElement>('#open')!;
  const numbers = document.querySelector('#numbers')!;

  function element(tag: string, ...content: (string | Element)[]): HTMLElement {
    const made = document.createElement(tag);
    made.append(...content);
    return made;
  }

  function table(titles: string[], rows: (string | Element)[][]): Element {
    const head = element('tr', ...titles.map((title) => element('th', title)));
    const body = rows.map((row) => element('tr', ...row.map((cell) => element('td', cell))));
    const frame = element('div', element('table', element('thead', head), element('tbody', ...body)));
    frame.className = 'wide';
    frame.tabIndex = 0;
    return frame;
  }

  const shown = (count: number | null): string => (count === null ? '<10' : count.toLocaleString('en'));

  function share(part: number | null, whole: number | null): string {
    return part === null || whole === null ? shown(part) : `${shown(part)} (${Math.round((100 * part) / whole)} %)`;
  }

  function roundsOf({ shown: opened, begun, finished, won, again }: RoundNumbers): string[] {
    return [shown(opened), share(begun, opened), share(finished, begun), share(won, finished), share(again, finished)];
  }

  function counts(by: Readonly<Record<string, number>>): string {
    return Object.entries(by)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  }

  function failureOf({ name, at, count, first, last, browsers, languages }: PluginFailure, version: string): Element {
    const days = [first, last].map((time) => time.slice(0, 10)).join(' to ');
    return element(
      'details',
      element('summary', element('b', String(count)), ` ${name} at ${at[0] ?? 'an unknown place'}`),
      element('p', `${version}, ${days}. ${counts(browsers)}. ${counts(languages)}.`),
      element('pre', at.join('\n')),
    );
  }

  function show({ key, versions, days }: PluginNumbers): void {
    const failures = versions.flatMap((version) =>
      version.failures.map((failure) => failureOf(failure, version.version)),
    );
    const titles = ['Shown', 'Begun', 'Finished', 'Won', 'Again'];
    const known = versions.filter(({ rounds }) => rounds.begun !== null);
    const waiting = 'Numbers appear here when ten rounds have begun.';
    numbers.replaceChildren(
      element('h2', `${key}: rounds of the last 30 days`),
      known.length === 0
        ? element('p', waiting)
        : table(
            ['Version', ...titles],
            known.map(({ version, rounds }) => [version, ...roundsOf(rounds)]),
          ),
      element('h2', 'Failures, in your own files'),
      ...(failures.length === 0 ? [element('p', 'None were reported.')] : failures),
      element('h2', 'By day'),
      table(
        ['Day', 'Begun', 'Finished'],
        days.map(({ day, begun, finished }) => [day, shown(begun), share(finished, begun)]),
      ),
    );
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const { key, token } = Object.fromEntries(new FormData(form)) as Record<'key' | 'token', string>;
    void fetch(`/api/admin/plugins/${encodeURIComponent(key)}/numbers`, {
      headers: { authorization: `Bearer ${token}` },
      credentials: 'omit',
    })
      .then(async (response) => {
        const answer = (await response.json()) as PluginNumbers & { message: string };
        if (!response.ok) throw new Error(answer.message);
        show(answer);
        form.hidden = true;
      })
      .catch((fault: unknown) => numbers.replaceChildren(element('p', (fault as Error).message)));
  });
}
