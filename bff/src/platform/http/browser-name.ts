/** The order matters: Edge and Opera also name Chrome, and Chrome also names Safari. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
/** The order matters: Android also names Linux, and iOS also names Mac OS X. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];
const MAX_LENGTH = 512;

/** Returns the family of a browser, such as `Firefox`, or `other`. */
export function browserFamily(userAgent: string | undefined): string {
  return browserName(userAgent)?.split(', ')[0] ?? 'other';
}

/** Returns only names from this file, such as `Firefox, Linux`, because the header may contain any text. */
export function browserName(userAgent = ''): string | undefined {
  const text = userAgent.slice(0, MAX_LENGTH);
  const names = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return names.length === 0 ? undefined : names.join(', ');
}
