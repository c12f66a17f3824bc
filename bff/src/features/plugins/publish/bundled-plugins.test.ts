import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Log } from '../../../platform/http/log.ts';
import { AvailableBundles, type Registry } from '../registry/registry.ts';
import { BundledPlugins } from './bundled-plugins.ts';
import type { PublishPlugin } from './publish-plugin.ts';

test.each([
  ['a key that the site reserves', { key: 'authors', route: '/writers' }, ['/authors']],
  ['a route that the site reserves', { key: 'writers', route: '/authors' }, ['/authors']],
  ['addresses of its own', { key: 'writers', route: '/writers' }, []],
])(
  'the log of the start names an empty PLUGINS_DIR, and a stored game with %s: %j',
  async (_what, listing, expected) => {
    const pluginsDir = mkdtempSync(join(tmpdir(), 'bundled-plugins-'));
    const named: unknown[] = [];
    const log = { warn: ({ folder, address }: Record<string, string>) => void named.push(folder ?? address) };
    const plugins = new BundledPlugins(
      { knownKeys: () => Promise.resolve([]) } as unknown as PublishPlugin,
      new AvailableBundles(),
      { listings: [listing], reload: () => Promise.resolve() } as unknown as Registry,
      log as unknown as Log,
      { pluginsDir },
    );
    try {
      await plugins.publishAll();
      expect(named).toEqual([pluginsDir, ...expected]);
    } finally {
      rmSync(pluginsDir, { recursive: true });
    }
  },
);
