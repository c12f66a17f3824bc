import { RETRY_PATHS, retryPath } from '@soccer-legends/contracts';
import type { FrameMessage, FrameStart, PageMessage, PageParts } from '../protocol.ts';

/** A port whose messages wait until somebody receives them. */
export interface PagePort {
  send(message: FrameMessage): void;
  /** Resolves with the next message. */
  next(): Promise<PageMessage>;
  /** Replaces the receiver of all further messages. */
  receive(receiver: (message: PageMessage) => void): void;
}

export function openPort(port: MessagePort): PagePort {
  let receiver: ((message: PageMessage) => void) | undefined;
  const waiting: PageMessage[] = [];
  port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.kind === 'ping') return port.postMessage({ kind: 'pong' });
    if (receiver) receiver(data);
    else waiting.push(data);
  };
  return {
    send: (message) => port.postMessage(message),
    receive(next) {
      receiver = next;
      for (const message of waiting.splice(0)) next(message);
    },
    next() {
      const first = waiting.shift();
      if (first) return Promise.resolve(first);
      return new Promise((resolve) => {
        receiver = (message) => {
          receiver = undefined;
          resolve(message);
        };
      });
    },
  };
}

/** The page reads at most 2,000 characters of a text. */
export function faultOf(error: unknown, ends: boolean): FrameMessage {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  return { kind: 'fault', text: String(error).slice(0, 500), stack: stack.slice(0, 2000), ends };
}

/** From now on, only the files of the game's release run. The shared scripts came as blobs. */
export function forbidOtherScripts({ listing }: FrameStart): void {
  const base = listing.remote.entry.replace(/\/[^/]+$/, '/');
  const own = Array.from(
    { length: RETRY_PATHS + 1 },
    (_, attempt) => new URL(retryPath(base, attempt), location.href).href,
  );
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `script-src ${own.join(' ')}; style-src ${own.join(' ')}`;
  document.head.append(policy);
}

/** The page's style sheet comes before those of the game, as in the page itself. */
export async function adoptLook({ styles, fonts }: PageParts): Promise<void> {
  const href = URL.createObjectURL(new Blob([styles], { type: 'text/css' }));
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => (link.onload = resolve));
  document.head.append(link);
  for (const { family, bytes, descriptors } of fonts) document.fonts.add(new FontFace(family, bytes, descriptors));
  await loaded;
}

/**
 * WebRTC sends data past every content security policy, and only Chromium has a header against it. A frame within this one
 * has another opaque origin, so that the game cannot take the constructor from there.
 */
export function removeWebRtc(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'])
    Reflect.deleteProperty(window, name);
}

/**
 * Hides the focus ring, or shows it again. Browsers record for each document whether keys or a mouse were used. In a frame that
 * had no input yet, they show the ring of every control that a script focuses.
 */
export function hideFocus(isHidden: boolean): void {
  document.documentElement.toggleAttribute('data-hides-focus', isHidden);
}

/** Shows the focus ring after any key event. When Tab moves the focus into the frame, the frame only receives `keyup`. */
export function showFocusWithKeys(): void {
  for (const event of ['keydown', 'keyup']) document.addEventListener(event, () => hideFocus(false), { capture: true });
}

/** An opaque origin has no storage. What a game writes past the SDK lasts as long as the frame. */
export function replaceStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { value: storageIn(new Map()) });
}

function storageIn(texts: Map<string, string>): Storage {
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, String(text)),
    removeItem: (key) => void texts.delete(key),
    clear: () => texts.clear(),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
}
