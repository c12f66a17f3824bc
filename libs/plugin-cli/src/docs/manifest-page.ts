import schema from '@soccer-legends/contracts/manifest.schema.json' with { type: 'json' };

type Field = keyof (typeof schema)['properties'];

const MEANINGS: Readonly<Record<Field, string>> = {
  $schema: 'The address of the schema for editors; the site ignores it.',
  key: 'Identifies the game in addresses, tokens and the audit log; never changes.',
  version: 'Semantic version of this build; published content never changes.',
  route: 'The address of the game in the site; `/{key}` by default.',
  name: 'The name of the game by language; English is required.',
  description: 'The sentence on the card by language; English is required.',
  icon: 'The icon beside the name in lists: one of the site, or `icon.svg` beside the manifest, painted in one color.',
  sdk: 'Range of SDK versions that the game runs on.',
  builtAgainst: 'The SDK that it was built against; written by the build, leave it out.',
  resultTheme:
    'Colors of the header of the results: `color`, and `onColor` for its text, white by default. Their contrast is at least 4.5.',
  feedbackTopic: 'The subject that the results preselect in the feedback form; `general` by default.',
};

/** Returns the reference of `plugin.json`, from the schema that command line, server and page share. */
export function manifestPage(): string {
  const rows = Object.entries(schema.properties).map(([field, rule]) => {
    const needed = schema.required.includes(field) ? 'yes' : 'no';
    return `| \`${field}\` | ${needed} | ${MEANINGS[field as Field]} | ${ruleText(rule)} |`;
  });
  return `# plugin.json reference\n\n${INTRODUCTION}\n\n| Field | Required | Meaning | Rule |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

const INTRODUCTION = `Generated from \`libs/contracts/src/manifest.schema.json\` by \`npx vitest run libs/plugin-cli -u\`. Other fields are refused.`;

interface Rule {
  enum?: readonly string[];
  pattern?: string;
  maxLength?: number;
  $ref?: string;
  properties?: Readonly<Record<string, Rule>>;
}

function ruleText({ enum: choices, pattern, maxLength, $ref, properties }: Rule): string {
  if (choices) return `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
  if ($ref) return ruleText(schema.$defs[$ref.replace('#/$defs/', '') as keyof typeof schema.$defs]);
  if (properties) {
    const names = Object.keys(properties).map((name) => `\`${name}\``);
    return `${names.join(', ')}, each ${ruleText(Object.values(properties)[0]!)}`;
  }
  const parts = [pattern && `\`${pattern.replaceAll('|', '\\|')}\``, maxLength && `up to ${maxLength} characters`];
  return parts.filter(Boolean).join('; ');
}
