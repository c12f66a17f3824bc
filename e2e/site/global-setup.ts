import { rmSync } from 'node:fs';
import { prepareData, startSite } from './site.ts';

/** One site for all tests that leave it as it was, and the data for those that need one of their own. */
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
