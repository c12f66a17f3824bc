// Runs in every document of WebKit. Stores the values for which Playwright has handles, and converts them from and to
// remote values of WebDriver BiDi.
const handles = new Map();
let handleCount = 0;
const faults = [];
const documentId = String(Math.random());

const report = (text) => faults.push(text);
addEventListener('error', ({ message, error }) => message && report(`Error: ${message}\n${error?.stack ?? ''}`));
addEventListener('unhandledrejection', ({ reason }) => report(`Error: ${reason?.message ?? reason}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report(`Error: Content Security Policy: ${violatedDirective} blocked ${blockedURI}`),
);

const frameIds = new WeakMap();
let frameCount = 0;
const frames = () => [...document.querySelectorAll('iframe')];
/** Returns the id of the frame with an element. */
function idOf(frame) {
  if (!frameIds.has(frame)) frameIds.set(frame, `${documentId}-frame-${++frameCount}`);
  return frameIds.get(frame);
}
const locate = (id) => toRemote(frames().find((frame) => idOf(frame) === id));

const isScalar = (value) => value === null || !['object', 'function', 'symbol'].includes(typeof value);

function typeOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Node) return 'node';
  if (value === window) return 'window';
  if (value instanceof Promise) return 'promise';
  if (value instanceof Error) return 'error';
  return typeof value;
}

function toRemote(value, depth, withHandle) {
  const type = typeOf(value);
  if (type === 'number')
    return { type, value: Number.isFinite(value) && !Object.is(value, -0) ? value : nameOf(value) };
  if (type === 'bigint') return { type, value: String(value) };
  if (isScalar(value)) return value == null ? { type } : { type, value };
  const frame = frames().find((one) => one.contentWindow === value);
  if (frame) return { type: 'window', value: { context: idOf(frame) } };
  const remote = { type };
  if (withHandle || type === 'node') {
    const handle = `${documentId}-${++handleCount}`;
    handles.set(handle, value);
    if (withHandle) remote.handle = handle;
    if (type === 'node') Object.assign(remote, { sharedId: handle, value: { localName: value.localName } });
  }
  if (depth > 0 && type === 'array') remote.value = value.map((item) => toRemote(item, depth - 1));
  if (depth > 0 && type === 'object') {
    remote.value = Object.entries(value).map(([key, item]) => [key, toRemote(item, depth - 1)]);
  }
  return remote;
}

const nameOf = (number) => (Object.is(number, -0) ? '-0' : String(number));

function fromRemote(remote) {
  const handle = remote.handle ?? remote.sharedId;
  if (handle !== undefined) {
    return handles.get(handle);
  }
  const { type, value } = remote;
  if (type === 'undefined') return undefined;
  if (type === 'null') return null;
  if (type === 'number') return Number(value);
  if (type === 'bigint') return BigInt(value);
  if (type === 'array') return value.map(fromRemote);
  if (type === 'object') return Object.fromEntries(value.map(([key, item]) => [fromKey(key), fromRemote(item)]));
  if (type === 'date') return new Date(value);
  if (type === 'regexp') return new RegExp(value.pattern, value.flags);
  if (type === 'channel') return () => {};
  return value;
}

/** Whether the value belongs to a previous document. */
function isLost({ handle, sharedId }) {
  const known = handle ?? sharedId;
  return known !== undefined && !handles.has(known);
}

const fromKey = (key) => (typeof key === 'string' ? key : fromRemote(key));

/** Returns null if the call is for another document. */
async function call(run, values, { sandbox, resultOwnership, serializationOptions, awaitPromise }) {
  // All scripts share one realm, but Playwright expects a separate one for its own.
  const realm = sandbox ? `${documentId}-own` : documentId;
  // Until the first await, WebKit would run microtasks inside native functions that call back, before these return.
  await null;
  if (values.some(isLost)) return null;
  try {
    const returned = run(...values.map(fromRemote));
    const result = awaitPromise ? await returned : returned;
    const depth = serializationOptions?.maxObjectDepth ?? Infinity;
    return { type: 'success', realm, result: toRemote(result, depth, resultOwnership === 'root') };
  } catch (error) {
    return { type: 'exception', realm, exceptionDetails: { text: `${error}\n${error?.stack ?? ''}` } };
  }
}

/** Returns the state of the document, its frames by id, and the faults since the last call. */
function observe() {
  const { readyState } = document;
  const framesById = frames().map((frame) => [idOf(frame), frame]);
  return { documentId, url: location.href, readyState, framesById, faults: faults.splice(0) };
}

const release = (released) => released.forEach((handle) => handles.delete(handle));

/** Playwright types text with this function, which it normally adds with `eval`. The site forbids `eval`. */
window.__pw_bidiInsertText = (text) => void document.execCommand('insertText', false, text);

const learned = new Map();
const learn = (texts, code) => texts.forEach((text, place) => learned.set(text, code[place]));
/** Playwright puts some of its functions into parentheses. */
window.eval = (text) => (learned.get(text) ?? learned.get(text.slice(1, -1)))();

Object.defineProperty(window, 'webKitRelay', { value: { call, learn, locate, observe, release } });
