import { parseXml, XmlCdata, XmlElement, XmlText, type XmlDocument, type XmlNode } from '@rgrove/parse-xml';
import { parse, type ChildNode } from 'postcss';

const ELEMENTS = new Set(
  (
    'svg g defs symbol style use title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset'
  ).split(' '),
);

const ATTRIBUTES = new Set(
  (
    'xmlns xmlns:xlink version id class role lang xml:space viewBox width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d ' +
    'points pathLength transform href xlink:href preserveAspectRatio fill fill-opacity fill-rule stroke stroke-width ' +
    'stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray stroke-dashoffset stroke-miterlimit opacity color ' +
    'display visibility overflow vector-effect paint-order shape-rendering text-rendering mix-blend-mode clip-path ' +
    'clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits patternUnits patternContentUnits ' +
    'patternTransform marker-start marker-mid marker-end markerWidth markerHeight markerUnits refX refY orient offset ' +
    'stop-color stop-opacity gradientUnits gradientTransform spreadMethod filter filterUnits primitiveUnits in in2 ' +
    'result mode operator k1 k2 k3 k4 stdDeviation dx dy type values tableValues slope intercept amplitude exponent ' +
    'radius flood-color flood-opacity color-interpolation-filters font-family font-size font-weight font-style ' +
    'letter-spacing word-spacing text-anchor dominant-baseline alignment-baseline textLength lengthAdjust rotate ' +
    'startOffset focusable'
  ).split(' '),
);

const NAMESPACES: Readonly<Record<string, string>> = {
  xmlns: 'http://www.w3.org/2000/svg',
  'xmlns:xlink': 'http://www.w3.org/1999/xlink',
};

/** The media features that a picture may depend on. */
const PREFERENCE = /^\s*\((prefers-color-scheme|prefers-contrast|prefers-reduced-motion|forced-colors):\s*[a-z-]+\)$/;

const LARGEST = 256 * 1024;
const MAX_DEPTH = 40;

/**
 * Returns what is wrong with a picture, as the end of an English sentence; undefined if it is valid. Parses it as XML
 * and accepts only listed elements and attributes. An SVG file that is opened by its own address is a document: it can
 * run scripts and load other files.
 */
export function svgFault(svg: string): string | undefined {
  if (svg.length > LARGEST) return `it has more than ${LARGEST} characters`;
  let document: XmlDocument;
  try {
    document = parseXml(svg, { preserveDocumentType: true, includeOffsets: false });
  } catch (fault) {
    return `it is not well-formed XML: ${firstLine(fault as Error)}`;
  }
  const { root } = document;
  if (root?.name !== 'svg' || root.attributes['xmlns'] !== NAMESPACES['xmlns'])
    return `it must start with <svg xmlns="${NAMESPACES['xmlns']}">`;
  const beside = document.children.find((node) => node !== root && !isIgnored(node));
  return beside ? `it contains ${nameOf(beside)}, which is not allowed` : elementFault(root, 0);
}

function elementFault(element: XmlElement, depth: number): string | undefined {
  const { name, attributes, children } = element;
  if (!ELEMENTS.has(name)) return `the element <${name}> is not allowed`;
  if (depth > MAX_DEPTH) return `it is nested more than ${MAX_DEPTH} elements deep`;
  for (const [attribute, value] of Object.entries(attributes)) {
    const fault = attributeFault(attribute, value);
    if (fault) return `${fault} on <${name}>`;
  }
  for (const child of children) {
    // Browsers also run a script inside a style sheet.
    if (name === 'style' && child instanceof XmlElement) return `<style> contains the element <${child.name}>`;
    const fault = child instanceof XmlElement ? elementFault(child, depth + 1) : nodeFault(child);
    if (fault) return fault;
  }
  return name === 'style' ? styleSheetFault(element.text) : undefined;
}

function attributeFault(name: string, value: string): string | undefined {
  if (!ATTRIBUTES.has(name) && !/^aria-[a-z]+$/.test(name)) {
    const advice = name === 'style' ? ': use attributes such as fill instead' : '';
    return `the attribute "${name}" is not allowed${advice}`;
  }
  const namespace = NAMESPACES[name];
  if (namespace !== undefined && value !== namespace) return `"${name}" must be ${namespace}`;
  if (/href$/.test(name) && !/^#[\w.-]+$/.test(value)) return `"${name}" may only refer to an id of the same file`;
  // CSS values may hide a name behind an escape such as \75.
  if (/\\|\/\*/.test(value) || /image-set\s*\(|url\s*\((?!\s*["']?#[\w.-]+["']?\s*\))/i.test(value))
    return `"${name}" may only refer to an id of the same file`;
  return undefined;
}

/**
 * Accepts only what a picture needs to follow the color scheme: classes, presentation attributes and user preferences.
 */
function styleSheetFault(css: string): string | undefined {
  try {
    return firstFault(parse(css).nodes);
  } catch (fault) {
    return `its style sheet cannot be read: ${firstLine(fault as Error)}`;
  }
}

function firstFault(nodes: readonly ChildNode[]): string | undefined {
  for (const node of nodes) {
    const fault = styleNodeFault(node);
    if (fault) return fault;
  }
  return undefined;
}

function styleNodeFault(node: ChildNode): string | undefined {
  if (node.type === 'rule') {
    const known = /^[\w.#, -]+$/.test(node.selector);
    return known
      ? firstFault(node.nodes)
      : `the selector "${node.selector.slice(0, 60)}" is not allowed in a style sheet`;
  }
  if (node.type === 'decl') return attributeFault(node.prop, node.value);
  if (node.type === 'atrule' && node.name === 'media' && PREFERENCE.test(node.params)) {
    return firstFault(node.nodes ?? []);
  }
  return node.type === 'atrule' ? `"@${node.name.slice(0, 60)}" is not allowed in a style sheet` : undefined;
}

function nodeFault(node: XmlNode): string | undefined {
  return node instanceof XmlText || node instanceof XmlCdata || isIgnored(node)
    ? undefined
    : `it contains ${nameOf(node)}, which is not allowed`;
}

function isIgnored({ type }: XmlNode): boolean {
  return type === 'comment' || type === 'xmldecl';
}

function nameOf({ type }: XmlNode): string {
  return type === 'doctype' ? 'a document type' : type === 'pi' ? 'a processing instruction' : `a node of type ${type}`;
}

function firstLine({ message }: Error): string {
  return message.split('\n')[0]!.slice(0, 200);
}
