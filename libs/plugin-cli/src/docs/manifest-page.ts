import schema from '@soccer-legends/contracts/manifest.schema.json' with { type: 'json' };

type Field = keyof (typeof schema)['properties'];

const MEANINGS: Readonly<Record<Field, string>> = {
  $schema: 'Where editors find the schema; the site does not read it.',
  key: 'The identity of the game for ever: in addresses, tokens and the audit log.',
  version: 'Semantic version of this build. What is published under it never changes.',
  route: 'The address of the game in the site; `/{key}` where absent.',
  name: 'On the card, in the title and in lists, by language; English is needed.',
  description: 'The sentence on the card, by language; English is needed.',
  icon: 'The icon beside the name in lists: one of the site, or `icon.svg` beside the manifest, painted in one color.',
  sdk: 'Range of SDK versions that the game runs on.',
  builtAgainst: 'The SDK that it was built against. The build writes it; leave it out.',
  resultTheme:
    'Colors of the header of the results: `color`, and `onColor` for its text, white by default. Their contrast is at least 4.5.',
  feedbackTopic: 'The subject that the results preselect in the feedback form; `general` by default.',
};

/** The reference of `plugin.json`, from the schema that the command, the server and the pages share. */
export function manifestPage(): string {
  const rows = Object.entries(schema.properties).map(([field, rule]) => {
    const needed = schema.required.includes(field) ? 'yes' : 'no';
    return `| \`${field}\` | ${needed} | ${MEANINGS[field as Field]} | ${ruleText(rule)} |`;
  });
  return `# plugin.json, field by field\n\n${INTRODUCTION}\n\n| field | needed | what it is | rule |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

const INTRODUCTION = `Written from \`libs/contracts/src/manifest.schema.json\`; a test fails where the two differ, and
\`npx vitest run libs/plugin-cli -u\` writes it anew. Fields that are not listed here are refused.`;

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
