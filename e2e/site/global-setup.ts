import { rmSync } from 'node:fs';
import { prepareData, startSite } from './site.ts';

/** Starts one site for all tests that do not change it, and prepares data for tests that start their own site. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const data = prepareData();
  const site = await startSite({}, data);
  process.env['SITE_URL'] = site.url;
  process.env['SITE_DATA'] = data;
  return async () => {
    await site.stop();
    rmSync(data, { recursive: true, force: true });
  };
}
