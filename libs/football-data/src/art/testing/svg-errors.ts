/** Attribute values and texts must escape markup characters. */
const SAFE = String.raw`[^<>&"]|&(?:amp|lt|gt|quot|#39);`;
const TOKEN = new RegExp(
  String.raw`<(?<close>/?)(?<name>[a-zA-Z]+)(?<attributes>(?: [a-zA-Z-]+="(?:${SAFE})*")*)(?<empty>/?)>|(?<text>(?:${SAFE})+)`,
  'y',
);
const ELEMENTS = new Set('svg defs g path rect circle text title use clipPath pattern'.split(' '));
const FORBIDDEN = /^(?:on.*|style|class|data-.*|xlink.*)$/;

/**
 * Returns the errors of a drawing under a strict content security policy: unbalanced tags, references to missing ids,
 * and elements or attributes that execute or load something.
 */
export function svgErrors(svg: string): string[] {
  const errors: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(svg)?.groups;
    if (!token) return [...errors, `is invalid from "${svg.slice(at, at + 40)}"`];
    at = TOKEN.lastIndex;
    const { close, name, attributes = '', empty } = token;
    if (name === undefined) continue;
    if (close) {
      if (open.pop() !== name) return [...errors, `</${name}> closes an element that is not open`];
    } else {
      errors.push(...tagErrors(name, attributes));
      if (!empty) open.push(name);
    }
  }
  if (open.length > 0) errors.push(`<${open.at(-1)}> is not closed`);
  return [...errors, ...danglingReferences(svg)];
}

function tagErrors(name: string, attributes: string): string[] {
  const given = [...attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => ({
    key,
    value,
  }));
  const keys = given.map(({ key }) => key);
  return [
    ...(ELEMENTS.has(name) ? [] : [`<${name}> is not an allowed element`]),
    ...keys.filter((key) => FORBIDDEN.test(key)).map((key) => `${key} is not allowed on <${name}>`),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} occurs twice on <${name}>`),
    ...given
      .filter(({ key, value }) => (key === 'href' && !value.startsWith('#')) || /NaN|undefined|null/.test(value))
      .map(({ key, value }) => `${key}="${value}" on <${name}>`),
  ];
}

function danglingReferences(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  return [
    ...used.filter((id) => !ids.includes(id)).map((id) => `#${id} is not defined`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} is defined twice`),
  ];
}
