import ts from 'typescript';
import { DATA_CALLS } from '../local-site/data-calls.ts';
import { commentOf, type SdkProgram } from './sdk-program.ts';

/** Returns the reference of the data API: its calls, and every field of their responses. */
export function dataPage({ checker, exportsOf }: SdkProgram): string {
  const calls = DATA_CALLS.map(({ path, returns, about, frozen, example }) => {
    const tried = example ? ` [Open it](${example}).` : '';
    return `- \`${path}\`: \`${returns}\`, ${about}${frozen ? '; frozen on a matchday' : ''}.${tried}`;
  });
  const types = exportsOf('@soccer-legends/game-sdk/data').map((symbol) => typeSection(symbol, checker));
  return `# The data API\n\n${INTRODUCTION}\n\n${calls.join('\n')}\n\n${LIMITS}\n\n${types.sort().join('\n')}`;
}

const INTRODUCTION = `Call these paths with \`services.http.get\`, in a deal or in \`perform\`:

\`\`\`ts
const players = await fetchList(services.http, '/api/players?limit=30');
const named = listOf(objectOf({ id: aNumber, name: aText }))(players);
\`\`\`

A response that is frozen is the same for everybody on a matchday. \`check\` refuses a deal of a matchday game that reads
anything else.`;

const LIMITS = `A list may have fewer players than its limit. In a free round of a visitor who missed players before, a sample
has at most 60 players, including up to 24 missed ones. A visitor may send 360 reads, 75 deals and 60 searches a minute.
A body is JSON; an error is [a problem](/authors/contract#errors) with a permanent code.`;

function typeSection(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const fields = type.isUnion() ? [] : type.getProperties().map((field) => fieldLine(field, checker));
  const lines = fields.length > 0 ? fields : [`- \`${checker.typeToString(type, undefined, WHOLE)}\``];
  return `## ${symbol.name}\n\n${commentOf(symbol, checker)}\n\n${lines.join('\n')}\n`;
}

const WHOLE = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

function fieldLine(field: ts.Symbol, checker: ts.TypeChecker): string {
  const optional = field.flags & ts.SymbolFlags.Optional ? '?' : '';
  const type = checker.typeToString(checker.getTypeOfSymbol(field), undefined, ts.TypeFormatFlags.NoTruncation);
  const comment = commentOf(field, checker);
  return `- \`${field.name}${optional}: ${type}\`${comment && `: ${comment.replaceAll('<', '\\<')}`}`;
}
