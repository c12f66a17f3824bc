import ts from 'typescript';
import { commentOf, type SdkProgram } from './sdk-program.ts';

/** A call of the data API that a game may make. */
interface DataCall {
  path: string;
  /** The type of the response, exported by `@soccer-legends/game-sdk/data`. */
  returns: string;
  about: string;
  /** Whether a matchday freezes the response, so that all visitors get the same one. */
  frozen: boolean;
  /** An address of this site that a browser can open; without one, the path has a variable. */
  example?: string;
}

const DATA_CALLS: readonly DataCall[] = [
  {
    path: '/api/players?limit=30',
    returns: 'PlayerSummary[]',
    about: 'random players, at most 300',
    frozen: true,
    example: '/api/players?limit=3',
  },
  { path: '/api/players/{id}', returns: 'PlayerDetail', about: 'one player with the whole career', frozen: false },
  {
    path: '/api/players/search?q=',
    returns: 'PlayerHit[]',
    about: 'as used by the component `PlayerSearch`',
    frozen: false,
    example: '/api/players/search?q=zid',
  },
  { path: '/api/coaches', returns: 'CoachSummary[]', about: 'all coaches', frozen: true, example: '/api/coaches' },
  { path: '/api/team-logos', returns: 'TeamLogo[]', about: 'all clubs', frozen: true, example: '/api/team-logos' },
  {
    path: '/api/futwordle/answers?length=5',
    returns: 'WordleAnswer[]',
    about: 'the best known first',
    frozen: true,
    example: '/api/futwordle/answers?length=5',
  },
  {
    path: '/api/connections-game',
    returns: 'ConnectionsPuzzle',
    about: 'four groups of four players',
    frozen: true,
    example: '/api/connections-game',
  },
  {
    path: '/api/player-grid/game',
    returns: 'PlayerGridPuzzle',
    about: 'nine cells with one solution',
    frozen: true,
    example: '/api/player-grid/game',
  },
];

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

A response that is frozen is the same for everybody on a matchday; only such calls belong into a deal.`;

const LIMITS = `A list may have fewer players than its limit. In a free round of a visitor who missed players before, a sample
has at most 60 players, including up to 24 missed ones. A visitor may send 360 reads, 90 deals and 60 searches a minute.
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
