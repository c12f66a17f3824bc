// Timers outlive tests: reports to the server are sent seconds later, when the test's stub of `fetch` is gone. They are
// refused here, because the DOM's own `fetch` opens a connection and its `sendBeacon` leaves the failure unhandled.
globalThis.fetch = async (_address, { signal } = {}) => {
  signal?.throwIfAborted();
  throw new TypeError('This test has no network');
};
navigator.sendBeacon = () => false;
