import schema from '@soccer-legends/contracts/manifest.schema.json' with { type: 'json' };

type Field = keyof (typeof schema)['properties'];

const MEANINGS: Readonly<Record<Field, string>> = {
  $schema: 'The schema, for editors. The site ignores it.',
  key: 'The permanent key of the game, in URLs, tokens and the audit log.',
  version: 'Semantic version of this build. A published version never changes.',
  route: 'The path of the game in the site. Default: `/{key}`.',
  name: 'The name on the card, in the title and in lists, by language. English is required.',
  description: 'The sentence on the card, by language. English is required.',
  icon: 'The icon beside the name in lists.',
  sdk: 'The range of SDK versions that the game supports.',
  builtAgainst: 'The SDK version of the build. The build writes it; do not set it.',
  resultTheme: 'The color of the results screen.',
};

/** Returns the reference of `plugin.json`, generated from its schema. */
export function manifestPage(): string {
  const rows = Object.entries(schema.properties).map(([field, rule]) => {
    const needed = schema.required.includes(field) ? 'yes' : 'no';
    return `| \`${field}\` | ${needed} | ${MEANINGS[field as Field]} | ${ruleText(rule)} |`;
  });
  return `# plugin.json, field by field\n\n${INTRODUCTION}\n\n| field | required | meaning | rule |\n| --- | --- | --- | --- |\n${rows.join('\n')}\n`;
}

const INTRODUCTION = `Generated from \`libs/contracts/src/manifest.schema.json\`. A test fails if the two differ;
\`npx vitest run libs/plugin-cli -u\` updates this page. Other fields are rejected.`;

interface Rule {
  enum?: readonly string[];
  pattern?: string;
  maxLength?: number;
  $ref?: string;
}

function ruleText({ enum: choices, pattern, maxLength, $ref }: Rule): string {
  if (choices) return `one of ${choices.map((choice) => `\`${choice}\``).join(', ')}`;
  if ($ref) {
    const texts = schema.$defs[$ref.replace('#/$defs/', '') as keyof typeof schema.$defs];
    return `${Object.keys(texts.properties)
      .map((language) => `\`${language}\``)
      .join(', ')}, each up to ${texts.properties.en.maxLength} characters`;
  }
  const parts = [pattern && `\`${pattern.replaceAll('|', '\\|')}\``, maxLength && `up to ${maxLength} characters`];
  return parts.filter(Boolean).join('; ');
}
