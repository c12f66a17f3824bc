import './base.css';

// A separate script, so that the browser can paint and handle input between the two.
void import('./start.tsx').then(({ start }) => start());
