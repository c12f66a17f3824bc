import './base.css';

// The frames of sandboxed games run the same scripts, but have an opaque origin and are no pages.
if (origin !== 'null') {
  // A separate script, so that the browser can paint and handle input between the two.
  void import('./start.tsx').then(({ start }) => start());
}
