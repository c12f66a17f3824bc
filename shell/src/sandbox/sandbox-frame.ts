import type { SandboxedGame } from '@soccer-legends/contracts';
import { frameScripts, pageParts } from './page-parts.ts';
import { type PageMessage, PROTOCOL } from './protocol.ts';

/** Id of the element of the page that contains the frames of visits. */
export const FRAMES_ID = 'frames';

/** A frame for the code of one visit. Its document gets the page's own scripts as soon as it asks for them, and the game when a visitor opens one. */
export class SandboxFrame {
  readonly element = document.createElement('iframe');
  /** What is sent before the document has asked waits in the port. */
  readonly port: MessagePort;
  /** Why the frame cannot be used; undefined while it can. */
  fault: string | undefined;
  onFault: (fault: string) => void = () => this.remove();
  readonly #documentsPort: MessagePort;
  #hasAsked = false;

  /**
   * The frame never gets the rights of this page: its document has an origin that equals no other. A form is a search box; the
   * policy of the document allows no form to be sent.
   *
   * @param place the element that contains the frame. A frame that moves within the page loads again.
   */
  constructor(
    readonly address: string,
    place: Element,
  ) {
    ({ port1: this.port, port2: this.#documentsPort } = new MessageChannel());
    const { element } = this;
    element.setAttribute('sandbox', 'allow-scripts allow-forms');
    Object.assign(element, { allow: '', hidden: true, src: address });
    addEventListener('message', this.#onMessage);
    place.append(element);
    // Reads the scripts while the document loads. A failure is handled when the document requests them.
    frameScripts().catch(() => undefined);
  }

  send(message: PageMessage): void {
    this.port.postMessage(message);
  }

  remove(): void {
    this.onFault = () => undefined;
    removeEventListener('message', this.#onMessage);
    this.element.remove();
    this.port.close();
  }

  readonly #onMessage = ({ source, data }: MessageEvent<{ protocol?: unknown } | null>): void => {
    if (source !== this.element.contentWindow) return;
    if (this.#hasAsked) return this.#fail('Its frame has loaded another document.');
    if (data?.protocol !== PROTOCOL) return this.#fail('Its frame has another protocol.');
    this.#hasAsked = true;
    pageParts().then(
      // The frame's origin has no name that could be given instead of `*`.
      (parts) => this.element.contentWindow?.postMessage(parts, '*', [this.#documentsPort]),
      (error: unknown) => this.#fail(String(error)),
    );
  };

  #fail(fault: string): void {
    this.fault = fault;
    this.onFault(fault);
  }
}

let prepared: SandboxFrame | undefined;

/** Prepares a frame for the next visit, so that the visit does not have to wait for a process and the page's scripts. */
export function prepareFrame(address: string): void {
  if (isPrepared(address)) return;
  prepared?.remove();
  prepared = new SandboxFrame(address, placeOfFrames());
}

function isPrepared(address: string): boolean {
  return prepared?.address === address && prepared.fault === undefined && prepared.element.isConnected;
}

/** Loads the code of a game that a visitor is about to open, if a frame is prepared. */
export function preloadInFrame({ frame, js, css, integrity }: SandboxedGame): void {
  if (isPrepared(frame)) prepared!.send({ kind: 'preload', code: { js, css, integrity } });
}

/** Returns a frame for a visit: the prepared one, or a new one. The caller removes it. */
export function takeFrame(address: string): SandboxFrame {
  const frame = isPrepared(address) ? prepared! : new SandboxFrame(address, placeOfFrames());
  if (frame === prepared) prepared = undefined;
  return frame;
}

/** Returns the element for frames that are not part of a page's content. */
export function placeOfFrames(): Element {
  return document.getElementById(FRAMES_ID)!;
}
