import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import './game.css';

/** Uses a shared module, has a style sheet and loads a module on demand, as a real game does. */
export default function Game() {
  const [burst, setBurst] = useState('');
  const load = () => void import('./burst.lazy.ts').then((module) => flushSync(() => setBurst(module.burst)));
  return createElement('button', { className: 'fixture', onClick: load }, burst);
}
