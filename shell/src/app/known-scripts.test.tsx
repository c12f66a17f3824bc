import { afterEach, expect, test } from 'vitest';
import { rememberScripts } from './known-scripts.ts';

afterEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});

function addScripts(...tags: string[]): void {
  document.head.append(document.createRange().createContextualFragment(tags.join('')));
}

test.each<[string, string[], string | null]>([
  [
    'the start script',
    ['<script type="module">1</script>', '<script type="module" src="/assets/shell-2.js"></script>'],
    '/assets/shell-2.js',
  ],
  ['nothing without a start script', ['<script src="/old.js"></script>'], null],
])('stores %s', (_what, tags, stored) => {
  addScripts(...tags);
  rememberScripts();
  expect(localStorage.getItem('sl:scripts')).toBe(stored);
});

test('replaces the script of an older build', () => {
  localStorage.setItem('sl:scripts', '/assets/shell-1.js');
  addScripts('<script type="module" src="/assets/shell-2.js"></script>');
  rememberScripts();
  expect(localStorage.getItem('sl:scripts')).toBe('/assets/shell-2.js');
});
