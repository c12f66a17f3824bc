/** Attribute values and texts may hold no raw sign that markup needs for itself. */
const SAFE = String.raw`[^<>&"]|&(?:amp|lt|gt|quot|#39);`;
const TOKEN = new RegExp(
  String.raw`<(?<close>/?)(?<name>[a-zA-Z]+)(?<attributes>(?: [a-zA-Z-]+="(?:${SAFE})*")*)(?<empty>/?)>|(?<text>(?:${SAFE})+)`,
  'y',
);
const ELEMENTS = new Set('svg defs g path rect text title use clipPath'.split(' '));
const FORBIDDEN = /^(?:on.*|style|class|data-.*|xlink.*)$/;

/**
 * What keeps a text from being a picture that a strict policy lets through:
 * markup that does not close, elements and attributes that act or reach outside, references into the void.
 */
export function faultsOfSvg(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < svg.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(svg)?.groups;
    if (!token) return [...faults, `cannot be read from "${svg.slice(at, at + 40)}"`];
    at = TOKEN.lastIndex;
    const { close, name, attributes = '', empty } = token;
    if (name === undefined) continue;
    if (close) {
      if (open.pop() !== name) return [...faults, `</${name}> closes what is not open`];
    } else {
      faults.push(...faultsOfTag(name, attributes));
      if (!empty) open.push(name);
    }
  }
  if (open.length > 0) faults.push(`<${open.at(-1)}> never closes`);
  return [...faults, ...danglingReferences(svg)];
}

function faultsOfTag(name: string, attributes: string): string[] {
  const given = [...attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => ({
    key,
    value,
  }));
  const keys = given.map(({ key }) => key);
  return [
    ...(ELEMENTS.has(name) ? [] : [`<${name}> is no element of our drawings`]),
    ...keys.filter((key) => FORBIDDEN.test(key)).map((key) => `${key} has no place on <${name}>`),
    ...keys.filter((key, index) => keys.indexOf(key) !== index).map((key) => `${key} stands twice on <${name}>`),
    ...given
      .filter(({ key, value }) => (key === 'href' && !value.startsWith('#')) || /NaN|undefined|null/.test(value))
      .map(({ key, value }) => `${key}="${value}" on <${name}>`),
  ];
}

function danglingReferences(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
  return [
    ...used.filter((id) => !ids.includes(id)).map((id) => `#${id} is nowhere`),
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} is there twice`),
  ];
}
