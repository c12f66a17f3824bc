import './base.css';

// A separate script, so that the browser can paint and handle input between the two.
if (origin !== 'null') void import('./start.tsx').then(({ start }) => start());
// The frames of sandboxed games run the same scripts, but have an opaque origin and are not pages. They get the frame's script
// from their page and cannot load it. The build writes it because of this import.
else import('./sandbox/frame/frame.lazy.ts').catch(() => undefined);
