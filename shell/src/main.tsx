import('./app.tsx');
export {};
