import './base.css';

void import('./start.tsx').then(({ start }) => start());
