import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const css = read('tokens.css');

/** Returns what a block declares: custom properties with their values. */
function declarations(block: RegExp, text = css): [name: string, value: string][] {
  const found = [...(block.exec(text)?.[1] ?? '').matchAll(/(--[\w-]+): ([^;]+);/g)];
  expect(found).not.toEqual([]);
  return found.map(([, name, value]) => [name!, value!]);
}

test('the setting for high contrast and the preference of the device set the same tokens', () => {
  const preference = declarations(/prefers-contrast: more\) \{\s*:root,\s*dialog \{([^}]*)\}/);
  expect(preference).toEqual(declarations(/data-contrast='high'\] dialog \{([^}]*)\}/));
});

test('a dialog that opens on grass has every color of the page', () => {
  const onGrass = declarations(/\.baize \{([^}]*)\}/, read('classes.module.css')).map(([name]) => name);
  const inDialogs = declarations(/\n:root,\ndialog \{([^}]*)\}/).map(([name]) => name);
  expect(inDialogs).toEqual(expect.arrayContaining(onGrass));
});
