import { Button } from '@soccer-legends/ui';
import { createRoot } from 'react-dom/client';
import note from './Note.extra.module.css';
import './start.css';

/** Renders a shared component, as the real shell does. */
export function start() {
  void import('./extra.lazy.tsx').then(({ extra }) => document.body.append(extra));
  createRoot(document.querySelector('#root')!).render(<Button className={`fixture ${note['note']}`}>Fixture</Button>);
}
