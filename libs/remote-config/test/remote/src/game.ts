import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import dot from './dot.png';
import { shared } from './shared.module.css';
import './game.css';

const LOADERS = [
  async () => (await import('./burst.lazy.ts')).burst,
  // Not named .lazy, so its script is merged.
  async () => (await import('./plain-part.ts')).default,
];

/** Uses a shared module, has style sheets and loads modules on demand, as a real game does. */
export default function Game() {
  const [text, setText] = useState('');
  const load = () => LOADERS.forEach((load) => void load().then((loaded) => flushSync(() => setText(loaded))));
  return createElement('button', { className: `fixture ${shared}`, title: dot, onClick: load }, text);
}
