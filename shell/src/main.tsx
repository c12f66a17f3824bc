import './base.css';

// A script of its own, so that the browser paints and listens between the parts.
void import('./start.tsx').then(({ start }) => start());
