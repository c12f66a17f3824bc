import type { PlayerReport, PluginFailure, PluginNumbers, RoundAverages, RoundsOf } from '@soccer-legends/contracts';

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

/** Runs in the page. Requests a plugin's numbers with its publish token, and does not store the token. */
function openOnSubmit(): void {
  const form = document.querySelector<HTMLFormElement>('#open')!;
  const numbers = document.querySelector('#numbers')!;
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
        numbers.replaceChildren(...numbersOf(answer));
        form.hidden = true;
      })
      .catch((fault: unknown) => numbers.replaceChildren(element('p', (fault as Error).message)));
  });
}

function numbersOf({ key, alert, versions, reports, site, days, languages }: PluginNumbers): Element[] {
  const failures = versions.flatMap((version) =>
    version.failures.map((failure) => failureOf(failure, version.version)),
  );
  const known = versions.filter(({ rounds }) => rounds.begun !== null);
  return [
    ...(alert === null ? [] : [element('p', element('b', alert))]),
    element('h2', `${key}: rounds of the last 30 days`),
    known.length === 0
      ? element('p', 'Numbers appear here when ten rounds have begun.')
      : roundsTable(
          'Version',
          known.map(({ version, rounds, medianSeconds }) => [version, { ...rounds, medianSeconds }]),
        ),
    element('p', averagesOf(site)),
    ...versions.filter(({ lost }) => lost.undealt + lost.hung > 0).map(lostOf),
    element('h2', 'Failures, in your own files'),
    ...(failures.length === 0 ? [element('p', 'None were reported.')] : failures),
    element('h2', 'Reports of players'),
    ...(reports.length === 0 ? [element('p', 'There are none.')] : reports.map(reportOf)),
    element('h2', 'By day'),
    roundsTable(
      'Day',
      days.map(({ day, ...rounds }) => [day, rounds]),
    ),
    element('h2', 'By language'),
    roundsTable(
      'Language',
      languages.map(({ language, ...rounds }) => [language, rounds]),
    ),
  ];
}

function lostOf({ version, lost }: PluginNumbers['versions'][number]): Element {
  const text = `no round could be dealt ${lost.undealt} times, and the page froze ${lost.hung} times.`;
  return element('p', element('b', `${version}: ${text}`));
}

function roundsTable(title: string, rows: [string, RoundsOf][]): Element {
  return table(
    [title, 'Shown', 'Begun', 'Finished', 'Won', 'Again', 'Median'],
    rows.map(([name, rounds]) => [name, ...roundsOf(rounds), secondsOf(rounds.medianSeconds)]),
  );
}

function failureOf(
  { name, at, count, first, last, screens, browsers, languages }: PluginFailure,
  version: string,
): Element {
  const days = [first, last].map((time) => time.slice(0, 10)).join(' to ');
  return element(
    'details',
    element('summary', element('b', String(count)), ` ${name} at ${at[0] ?? 'an unknown place'}`),
    element('p', `${version}, ${days}. ${[screens, browsers, languages].map(countsBy).join('. ')}.`),
    element('pre', at.join('\n')),
  );
}

/** Shows a report, and copies its round for "Paste a report" in the developer tools. */
function reportOf({ reason, version, language, moves, createdAt, text }: PlayerReport): Element {
  const copy = element('button', 'Copy for dev');
  copy.addEventListener(
    'click',
    () => void navigator.clipboard.writeText(text).then(() => (copy.textContent = 'Copied')),
  );
  return element('p', `${createdAt.slice(0, 10)}: ${reason}, ${version} after ${moves} moves, ${language} `, copy);
}

function roundsOf({ shown, begun, finished, won, again }: RoundsOf): string[] {
  return [countOf(shown), share(begun, shown), share(finished, begun), share(won, finished), share(again, finished)];
}

function averagesOf({ finishRate, medianSeconds }: RoundAverages): string {
  const rate = finishRate === null ? '<10 rounds' : `${Math.round(100 * finishRate)} % of the rounds`;
  return `All games of this site: ${rate} finished, median ${secondsOf(medianSeconds)}.`;
}

function secondsOf(seconds: number | null): string {
  return seconds === null ? '–' : `${seconds} s`;
}

function share(part: number | null, whole: number | null): string {
  return part === null || whole === null ? countOf(part) : `${countOf(part)} (${Math.round((100 * part) / whole)} %)`;
}

function countOf(count: number | null): string {
  return count === null ? '<10' : count.toLocaleString('en');
}

function countsBy(names: Readonly<Record<string, number>>): string {
  return Object.entries(names)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function table(titles: string[], rows: string[][]): Element {
  const head = element('tr', ...titles.map((title) => element('th', title)));
  const body = rows.map((row) => element('tr', ...row.map((cell) => element('td', cell))));
  const frame = element('div', element('table', element('thead', head), element('tbody', ...body)));
  frame.className = 'wide';
  frame.tabIndex = 0;
  return frame;
}

function element(tag: string, ...content: (string | Element)[]): HTMLElement {
  const made = document.createElement(tag);
  made.append(...content);
  return made;
}

const PARTS = [
  numbersOf,
  lostOf,
  roundsTable,
  failureOf,
  reportOf,
  roundsOf,
  averagesOf,
  secondsOf,
  share,
  countOf,
  countsBy,
  table,
  element,
];

/** The script of the page: the source of `openOnSubmit`, which runs, and of all functions that it needs. */
export const dashboardScript = `{\n${PARTS.join('\n')}\n(${openOnSubmit})();\n}\n`;
