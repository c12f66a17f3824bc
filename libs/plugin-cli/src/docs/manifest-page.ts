import schema from '@soccer-legends/contracts/manifest.schema.json' with { type: 'json' };

type Field = keyof (typeof schema)['properties'];

const MEANINGS: Readonly<Record<Field, string>> = {
  $schema: 'The schema, for editors. The site ignores it.',
  key: 'The permanent key of the game, in URLs, tokens and the audit log.',
  version: 'Semantic version of this build. A published version never changes.',
  route: 'The path of the game in the site. Default: `/{key}`.',
  name: 'The name on the card, in the title and in lists, by language. English is required.',
  description: 'The sentence on the card, by language. English is required.',
  note: 'A fact that the card shows in full, such as the number of clues, by language. Default: none.',
  minutes: 'How many minutes a round takes, for the card. Default: not shown.',
  matchday:
    'Whether matchdays may deal the game; set `false` if rounds differ between players. An object has the options of the intro that its fixtures are played with: `options`, and `weekend` for Saturdays and Sundays. Default: `true`.',
  draws:
    'What the server draws for the rounds. The console then names the game where a correction changes them. Default: none.',
  icon: 'The icon beside the name in lists: one of the site, or `icon.svg` beside the manifest, painted in one color.',
  sdk: 'The range of SDK versions that the game supports.',
  builtAgainst: 'The SDK version of the build. The build writes it; do not set it.',
  resultTheme:
    'Colors of the header of the results: `color`, and `onColor` for its text, white by default. Their contrast is at least 4.5.',
  feedbackTopic: 'The subject that the results preselect in the feedback form. Default: `general`.',
};

/** Returns the reference of `plugin.json`, generated from its schema. */
export function manifestPage(): string {
  const lines = Object.entries(schema.properties).map(([field, rule]) => {
    const needed = schema.required.includes(field) ? ' (required)' : '';
    return `- \`${field}\`${needed}: ${MEANINGS[field as Field]} Rule: ${ruleText(rule)}`;
  });
  return `# plugin.json, field by field\n\n${INTRODUCTION}\n\n${lines.join('\n')}\n`;
}

const INTRODUCTION = 'Other fields are rejected.';

interface Rule {
  type?: string;
  enum?: readonly string[];
  items?: Rule;
  anyOf?: readonly Rule[];
  pattern?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  $ref?: string;
  properties?: Readonly<Record<string, Rule>>;
}

function ruleText({
  type,
  enum: choices,
  items,
  anyOf,
  pattern,
  maxLength,
  minimum,
  maximum,
  $ref,
  properties,
}: Rule): string {
  if (choices) return `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
  if (items) return `a list, each ${ruleText(items)}`;
  if (anyOf) return anyOf.map(ruleText).join(', or ');
  if ($ref) return ruleText(schema.$defs[$ref.replace('#/$defs/', '') as keyof typeof schema.$defs]);
  if (properties) {
    const names = Object.keys(properties).map((name) => `\`${name}\``);
    return `${names.join(', ')}, each ${ruleText(Object.values(properties)[0]!)}`;
  }
  if (type === 'boolean') return '`true` or `false`';
  if (minimum !== undefined) return `a whole number from ${minimum} to ${maximum}`;
  const parts = [pattern && `\`${pattern}\``, maxLength && `up to ${maxLength} characters`];
  return parts.filter(Boolean).join('; ');
}
