// Fails requests that outlive their test: reports to the server are sent seconds later, when the test's stub of `fetch`
// is gone. The DOM's own `fetch` would open a connection, and its `sendBeacon` would leave the failure unhandled.
globalThis.fetch = async (_address, { signal } = {}) => {
  signal?.throwIfAborted();
  throw new TypeError('This test has no network');
};
navigator.sendBeacon = () => false;
