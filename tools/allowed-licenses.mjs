// The licenses under which the site may deliver packages.
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  // Copyleft only for the package's own files, which are not modified.
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Whether a package may be delivered. "A OR B" needs one allowed license; "A AND B" needs both. */
export function isAllowed(license) {
  const plain = license.replaceAll(/[()]/g, '');
  return plain.split(' OR ').some((choice) => choice.split(' AND ').every((name) => ALLOWED.has(name)));
}
