import type { RefCallback } from 'react';

/**
 * Returns a ref that sets CSS properties such as `--strip`. The page's policy forbids style attributes in the server's
 * markup, and a `style` that differs from the markup would need a second render after hydration.
 */
export function customProperties(properties: Readonly<Record<`--${string}`, string>>): RefCallback<HTMLElement> {
  return (element) => {
    for (const [name, value] of Object.entries(properties)) element?.style.setProperty(name, value);
  };
}
