import { LANGUAGES, type Language, type Localized } from '@soccer-legends/contracts';
import { list } from './clubs.ts';
import { fail, fieldsOf, readBlocks, type Line } from './lines.ts';
import { namesOf } from './nations.ts';

/** A block of `lateral.txt`: either a rule with its values, or a list of members. */
export interface LateralBlock {
  /** The first line of the block, for error messages. */
  line: Line;
  id: string;
  /** Contains the placeholders `{value}`, `{first}`, `{second}` and `{nation}` if the block has a rule. */
  names: Readonly<Record<Language, string>>;
  source: string;
  /** The default is 3. */
  level: 1 | 2 | 3 | 4;
  rule: string | null;
  values: readonly string[];
  /** How the data set confirms the members; null if it does not contain the fact. */
  check: string | null;
  /** Whether the players in a puzzle must have different hidden words, or different reasons if there are none. */
  differ: boolean;
  members: readonly { name: string; reason: Localized | null }[];
}

const SETTING = /^(?<key>rule|source|level|values|check|differ): (?<text>.+)$/;

/**
 * Parses groups such as `twins | title in six languages`, with `source: …` and members such as `Name: reason; Name`.
 * Throws `DataFileError` for an invalid line.
 */
export function parseLateral(file: string, text: string): LateralBlock[] {
  return readBlocks(file, text).map(({ head, body }) => {
    const [id, ...names] = fieldsOf(head, 1 + LANGUAGES.length) as [string, ...string[]];
    const settings = new Map<string, string>();
    const members: { name: string; reason: Localized | null }[] = [];
    for (const line of body) {
      const setting = SETTING.exec(line.text)?.groups;
      if (setting) settings.set(setting['key']!, setting['text']!);
      else members.push(...list(line.text, ';').map((entry) => memberOf(line, entry)));
    }
    const rule = settings.get('rule') ?? null;
    if ((rule === null) === (members.length === 0)) fail(head, 'a group needs either a rule or members');
    return {
      line: head,
      id,
      names: namesOf(names),
      source: settings.get('source') ?? fail(head, 'a group needs a line "source: …"'),
      level: levelOf(head, settings.get('level') ?? '3'),
      rule,
      values: list(settings.get('values'), ';'),
      check: settings.get('check') ?? null,
      differ: differs(head, settings.get('differ')),
      members,
    };
  });
}

function levelOf(line: Line, field: string): 1 | 2 | 3 | 4 {
  const level = Number(field);
  return level === 1 || level === 2 || level === 3 || level === 4
    ? level
    : fail(line, `level is "${field}", not 1 to 4`);
}

function differs(line: Line, setting: string | undefined): boolean {
  return setting !== undefined && (setting === 'word' || fail(line, `differ is "${setting}", not "word"`));
}

function memberOf(line: Line, entry: string): { name: string; reason: Localized | null } {
  const [name, reason] = entry.split(': ') as [string, string?];
  if (reason === undefined) return { name, reason: null };
  const texts = reason.split(' / ');
  if (texts.length === 1) return { name, reason: { en: reason } };
  if (texts.length !== LANGUAGES.length) fail(line, `"${entry}" has a reason in ${texts.length} languages`);
  return { name, reason: namesOf(texts) };
}
