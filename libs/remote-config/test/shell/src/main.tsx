void import('./start.tsx').then(({ start }) => start());
