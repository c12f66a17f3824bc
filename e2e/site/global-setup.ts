import { rmSync } from 'node:fs';
import { prepareData, startSite } from './site.ts';

/**
 * Starts a site for all tests that do not change it and another one whose games are sandboxed, and prepares data for tests
 * that start their own site.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = await prepareData();
  const site = await startSite({}, data);
  const sandboxed = await startSite({ TRUST_PLUGINS_DIR: 'off' }, data);
  process.env['SITE_URL'] = site.url;
  process.env['SANDBOX_URL'] = sandboxed.url;
  process.env['SITE_DATA'] = data;
  return async () => {
    await site.stop();
    await sandboxed.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
