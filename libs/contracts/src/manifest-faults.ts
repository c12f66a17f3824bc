import { Validator, type Schema } from '@cfworker/json-schema';
import validVersion from 'semver/functions/valid.js';
import schema from './manifest.schema.json' with { type: 'json' };
import { isReservedRoute } from './manifest.ts';
import { resultThemeFaults, type ManifestResultTheme } from './result-theme.ts';

// This validator generates no code, so it works on pages with a strict content security policy.
const validator = new Validator(schema as Schema, '2020-12', false);

const COLOR = 'must be a color such as "#0b6b3a"';

/** The requirement of each field, for messages. The validator's own messages are meant for authors of schemas. */
const SENTENCES: Readonly<Record<string, string>> = {
  $schema: 'must be the address of the schema, at most 200 characters',
  key: 'must start with a letter and have 2 to 41 lowercase letters, digits and hyphens, such as "cup-finals"',
  version: 'must be a version such as "1.2.0" or "1.2.0-beta.1", at most 40 characters',
  route: 'must be a slash with lowercase letters, digits and hyphens, such as "/cup-finals", at most 60 characters',
  name: 'must be an object with the name in every language, such as {"en": "Cup Finals"}',
  'name/*': 'must be a text of 1 to 60 characters',
  description: 'must be an object with the description in every language, such as {"en": "Who won?"}',
  'description/*': 'must be a text of 1 to 200 characters',
  note: 'must be an object with the note in every language, such as {"en": "Clues: 7, 6, 5"}',
  'note/*': 'must be a text of 1 to 60 characters',
  minutes: 'must be a whole number of minutes from 1 to 60',
  matchday: 'must be true, false or the options of its fixtures, such as {"options": {"timer": "30"}}',
  draws: 'must be a list of at most 8 draws, such as ["players"]',
  'draws/*': `must be one of ${schema.properties.draws.items.enum.join(', ')}`,
  icon: `must be one of ${schema.properties.icon.enum.join(', ')}`,
  sdk: 'must be a range of SDK versions, such as "^1.0.0"',
  builtAgainst: 'must be a version of the SDK. The build writes it: remove it from your own file',
  resultTheme: 'must be an object with a color, such as {"color": "#0b6b3a"}',
  'resultTheme/color': COLOR,
  'resultTheme/onColor': COLOR,
  feedbackTopic: `must be one of ${schema.properties.feedbackTopic.enum.join(', ')}`,
};

const VERSION = new RegExp(schema.properties.version.pattern);

// Also rejects characters that hide text or reverse its direction.
// eslint-disable-next-line no-control-regex -- These characters are what it looks for.
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

type Fields = Readonly<Record<string, unknown>>;

/** Returns every fault of a manifest, with the path of its field; empty if the manifest is valid. */
export function manifestFaults(manifest: unknown): string[] {
  if (!isFields(manifest)) return ['manifest: must be a JSON object'];
  const faults = [...fieldFaults(manifest), ...wrongFields(manifest), ...meaningFaults(manifest)];
  return faults.length > 0 ? faults : resultThemeFaults(manifest['resultTheme'] as ManifestResultTheme);
}

const OBJECTS = {
  '': schema,
  name: schema.$defs.name,
  description: schema.$defs.description,
  note: schema.$defs.name,
  resultTheme: schema.properties.resultTheme,
};

function fieldFaults(manifest: Fields): string[] {
  return Object.entries(OBJECTS).flatMap(([place, { properties, required }]) => {
    const fields = place === '' ? manifest : manifest[place];
    if (!isFields(fields)) return [];
    const prefix = place === '' ? '' : `${place}.`;
    const missing = required.filter((field) => !Object.hasOwn(fields, field));
    const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(properties, field));
    return [
      ...missing.map((field) => `${prefix}${field}: is missing`),
      ...unknown.map((field) => `${prefix}${field.slice(0, 40)}: is not a field of the manifest`),
    ];
  });
}

function wrongFields(manifest: Fields): string[] {
  const { errors } = validator.validate(manifest);
  const places = new Set(errors.map(({ instanceLocation }) => placeOf(instanceLocation)));
  const innermost = [...places].filter((place) => ![...places].some((other) => other.startsWith(`${place}/`)));
  return innermost.flatMap((place) => {
    const sentence = sentenceFor(place, manifest);
    if (sentence === undefined) return [];
    const isReserved = place === 'route' && isReservedRoute(String(manifest['route']));
    return [`${place.replace('/', '.')}: ${isReserved ? 'is reserved for the site. Choose another one' : sentence}`];
  });
}

/** All faults in the options of fixtures share one message. */
function placeOf(instanceLocation: string): string {
  return instanceLocation.replace(/^#\/?/, '').replace(/^matchday\/.*/, 'matchday');
}

/** Returns undefined for an unknown field, and for an object whose own fields are wrong. */
function sentenceFor(place: string, manifest: Fields): string | undefined {
  const [field = '', inner] = place.split('/');
  if (inner === undefined && Object.hasOwn(OBJECTS, field) && isFields(manifest[field])) return undefined;
  const known =
    inner !== undefined && (Array.isArray(manifest[field]) || Object.hasOwn(schema.$defs.name.properties, inner));
  return [place, ...(known ? [`${field}/*`] : [])]
    .map((name) => (Object.hasOwn(SENTENCES, name) ? SENTENCES[name] : undefined))
    .find(Boolean);
}

function meaningFaults(manifest: Fields): string[] {
  const { key, version } = manifest;
  return [
    ...(typeof key === 'string' && key in Object.prototype ? [`key: cannot be "${key}". Choose another one`] : []),
    ...(typeof version === 'string' && VERSION.test(version) && validVersion(version) !== version
      ? [`version: ${SENTENCES['version']}`]
      : []),
    ...textFaults('name', manifest['name']),
    ...textFaults('description', manifest['description']),
    ...textFaults('note', manifest['note']),
  ];
}

function textFaults(field: string, texts: unknown): string[] {
  if (!isFields(texts)) return [];
  return Object.entries(texts).flatMap(([language, text]) => {
    if (typeof text !== 'string' || text === '') return [];
    if (text.trim() === '') return [`${field}.${language}: must not be blank`];
    return UNPRINTABLE.test(text)
      ? [`${field}.${language}: contains a character that cannot be printed. Remove it`]
      : [];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
