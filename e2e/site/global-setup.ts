import { startSite } from './site.ts';

/** One site for all tests that leave it as it was. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env['SITE_URL'] = site.url;
  return () => site.stop();
}
