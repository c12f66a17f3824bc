import {
  CLIENT_REPORT_LIMITS,
  isLanguage,
  type ClientError,
  type ClientReports,
  type GameScreen,
  type ScriptOwner,
  type WebVital,
} from '@soccer-legends/contracts';

const ADDRESS = '/api/client-reports';
/** Errors are sent while the page is open, because the server rolls back a release that causes many. */
const SEND_ERRORS_AFTER_MS = 4000;
/** Further errors of a page rarely add information. */
const MOST_ERRORS = CLIENT_REPORT_LIMITS.errors;
/** A longer measurement is not a loading time: it comes from a page that had been open for a while. */
const LONGEST_LOADING_MS = 60_000;

const SCREENS = {
  ...{ preparing: 'intro', intro: 'intro', dealing: 'intro', failed: 'intro' },
  ...{ playing: 'round', over: 'results' },
} as const satisfies Record<string, GameScreen>;

let screen: GameScreen | undefined;

/** Says which screen of a game the page is about to show, for the errors from now on; undefined outside of games. */
export function showScreen(phase: keyof typeof SCREENS | undefined): void {
  screen = phase && SCREENS[phase];
}

export class ReportQueue {
  #errors: ClientError[] = [];
  #vitals: WebVital[] = [];
  #noted = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #post: (reports: ClientReports) => void;

  constructor(post: (reports: ClientReports) => void) {
    this.#post = post;
  }

  /** Records an uncaught error: its class and its position in the site's own files. */
  noteError(fault: unknown): void {
    const at = ownPlaces(fault instanceof Error ? fault.stack : undefined);
    this.#note({ from: ownerOf(at), name: nameOf(fault), at });
  }

  /** Records an error that the frame of a game reported. Only its own files can be at fault. */
  noteFault(owner: ScriptOwner, { text, stack }: { text: string; stack?: string }): void {
    const name = /^[A-Z][A-Za-z]{0,39}(?=:|$)/.exec(text)?.[0] ?? 'Error';
    this.#note({ from: owner, name, at: ownPlaces(stack).filter((place) => ownerOf([place]) === owner) });
  }

  #note(error: ClientError): void {
    if (this.#noted >= MOST_ERRORS) return;
    this.#noted += 1;
    this.#errors.push({ ...error, ...(screen && { screen }) });
    this.#timer ??= setTimeout(() => this.send(), SEND_ERRORS_AFTER_MS);
  }

  /** Records a measurement, unless it is too long for the loading of a page. */
  noteVital(vital: WebVital): void {
    if (vital.value <= LONGEST_LOADING_MS) this.#vitals.push(vital);
  }

  /** Sends the recorded errors and measurements. Also called when the page is left or hidden. */
  send(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#errors.length === 0 && this.#vitals.length === 0) return;
    const language = document.documentElement.lang;
    const reports: ClientReports = {
      errors: this.#errors,
      vitals: this.#vitals.slice(-CLIENT_REPORT_LIMITS.vitals),
      ...(isLanguage(language) && { language }),
    };
    this.#errors = [];
    this.#vitals = [];
    this.#post(reports);
  }
}

/** The queue of this page. It sends beacons, which also arrive while the page is left. */
export const clientReports = new ReportQueue((reports) => {
  navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(reports)], { type: 'application/json' }));
});

function nameOf(fault: unknown): string {
  const name = fault instanceof Error || fault instanceof DOMException ? fault.name : 'Error';
  return /^[A-Z][A-Za-z]{0,39}$/.test(name) ? name : 'Error';
}

const PLACE = /\/(?:assets|plugins)\/[\w.~/-]+:\d+:\d+/g;

/** Returns the positions of a stack in the site's own files, innermost first. Reports contain nothing else of it. */
export function ownPlaces(stack: string | undefined): string[] {
  return [...(stack ?? '').matchAll(PLACE)].map(([place]) => place).slice(0, CLIENT_REPORT_LIMITS.frames);
}

/** Returns the owner of the innermost position; for a game, its key and release. */
export function ownerOf([innermost = '']: readonly string[]): ScriptOwner {
  const release = /^\/plugins\/([^/]+\/[^/~]+)(?:~r\d)?\//.exec(innermost)?.[1];
  if (release !== undefined) return release as ScriptOwner;
  return innermost.startsWith('/assets/console/') ? 'console' : 'shell';
}
