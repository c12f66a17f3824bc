import { addressIn, alternatesOf } from './page-links.ts';

/** Returns a `robots.txt` (RFC 9309). @param publicUrl undefined at the console's address, which is wholly excluded */
export function robotsText(publicUrl: string | undefined): string {
  if (publicUrl === undefined) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /admin\nDisallow: /api/admin\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}

/** Returns a sitemap (sitemaps.org, version 0.9) of pages with their languages. @param paths without a query */
export function sitemapText(paths: readonly string[], publicUrl: string): string {
  const pages = paths.map((path) => {
    const links = alternatesOf(path, publicUrl).map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return `<url><loc>${addressIn('en', path, publicUrl)}</loc>${links.join('')}</url>`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${pages.join('')}</urlset>\n`
  );
}
