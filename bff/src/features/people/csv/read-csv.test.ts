import { CSV_TABLES } from '@soccer-legends/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv } from './read-csv.ts';

const players = (...lines: string[]) => readCsv('players', ['id,name,born', ...lines].join('\r\n'));
const spells = (...lines: string[]) =>
  readCsv('spells', ['playerId,player,spell,club,startYear,goals,loan', ...lines].join('\n'));
const faults = ({ errors }: ReturnType<typeof readCsv>) =>
  errors.map(({ line, column, rule }) => [line, column, rule].join(' '));

test.each([
  ['a million columns', ','.repeat(1_000_000), 'A line may have at most 200 cells.'],
  ['a million cells in a line', `id,name\n${'1;'.repeat(1_000_000)}`, 'A line may have at most 200 cells.'],
  ['a million lines', `id,name\n${'1\n'.repeat(900_000)}`, 'A file may have at most 20000 lines.'],
  ['a million lines in quotes', `"${'\n'.repeat(1_000_000)}`, 'A file may have at most 20000 lines.'],
])('a file with %s is refused before it is parsed', (_size, text, message) => {
  const { rows, people, errors } = readCsv('players', text);
  expect([rows, people, errors.map((error) => `${error.message}.`)]).toEqual([0, [], [message]]);
});

describe('a table of players', () => {
  test('sets only the facts of its columns', () => {
    const { rows, people, errors } = players('7,Kaká,1982', '8,Cafú,');
    expect([rows, errors]).toEqual([2, []]);
    expect(people.map(({ id, line, fields }) => ({ id, line, fields }))).toEqual([
      { id: 7, line: 2, fields: { name: 'Kaká', born: 1982 } },
      { id: 8, line: 3, fields: { name: 'Cafú', born: null } },
    ]);
  });

  test.each<[string, string, string[]]>([
    ['an id that is no number', 'x,Kaká,1982', ['2 id number']],
    ['no name', '7,,1982', ['2 name required']],
    ['a year with a word', '7,Kaká,about 1982', ['2 born number']],
    ['a year before football', '7,Kaká,1066', ['2 born number']],
    ['two faults', '7,,1066', ['2 name required', '2 born number']],
    ['a cell too few', '7,Kaká', ['2  cells']],
    ['a name of 81 letters', `7,${'a'.repeat(81)},1982`, ['2 name text']],
    ['a line break in a name', '7,"Ka\nká",1982', ['3 name text']],
    ['an open quotation mark', '7,"Kaká,1982', ['2  syntax']],
  ])('with %s has an error that names the line and the column', (_what, line, expected) => {
    expect(faults(players(line))).toEqual(expected);
  });

  test('reports every invalid line and reads the others', () => {
    const read = players('7,Kaká,1982', 'x,Cafú,1970', '8,Cafú,1970', '9,,1980', '7,Kaká,1983');
    expect(faults(read)).toEqual(['3 id number', '5 name required', '6 id duplicate']);
    expect(read.people.map(({ id }) => id)).toEqual([7, 8]);
  });

  test.each([
    ['an unknown column', 'id,name,salary', '1 salary unknownColumn'],
    ['a column twice', 'id,name,name', '1 name unknownColumn'],
    ['no id', 'name,born', '1 id missingColumn'],
  ])('with %s is not read', (_what, header, fault) => {
    expect(faults(readCsv('players', `${header}\n1,a,b`))).toEqual([fault]);
  });

  test('adds a person by a line without an id, with the columns of the first spell', () => {
    const read = readCsv('players', 'id,name,club,startYear,endYear\n,Kaká,Milan,2003,\n,Cafú,,,\n');
    expect(faults(read)).toEqual([]);
    expect(read.people.map(({ id, line, fields, spells: own }) => ({ id, line, fields, own }))).toEqual([
      { id: null, line: 2, fields: { name: 'Kaká' }, own: [{ club: 'Milan', startYear: 2003, endYear: null }] },
      { id: null, line: 3, fields: { name: 'Cafú' }, own: [] },
    ]);
  });

  test.each([
    ['no name', ',,Milan,2003', '2 name required'],
    ['no club of the first spell', ',Kaká,,2003', '2 club required'],
    ['no year of the first spell', ',Kaká,Milan,', '2 startYear required'],
    ['a first spell and an id', '7,Kaká,Milan,2003', '2 club onlyNew'],
    ['a wrong id', 'x,Kaká,Milan,2003', '2 id number'],
  ])('a line that adds a person with %s is an error', (_what, line, fault) => {
    expect(faults(readCsv('players', `id,name,club,startYear\n${line}`))).toEqual([fault]);
  });

  test('may have 1,000 people, but not 1,001', () => {
    const lines = Array.from({ length: 1001 }, (_, index) => `${index + 1},Name,1990`);
    expect(players(...lines.slice(1)).people).toHaveLength(1000);
    const { people, errors } = players(...lines);
    expect([people, errors.map(({ rule }) => rule)]).toEqual([[], ['tooMany']]);
  });

  test('may be separated by semicolons, begin with a byte order mark and have empty lines', () => {
    const { people, errors } = readCsv('players', '\uFEFFid;name;born\r\n\r\n7;Kaká;1982\r\n');
    expect([errors, people[0]?.fields]).toEqual([[], { name: 'Kaká', born: 1982 }]);
  });

  test.each([
    ['blank rows of separators', 'id,name,born\r\n,,\r\n7,Kaká,1982\r\n , ,\r\n'],
    ['empty last columns', 'id,name,born,,\r\n7,Kaká,1982,,\r\n'],
    ['empty last cells without a header', 'id,name,born\r\n7,Kaká,1982,,\r\n'],
    ['a line that names the delimiter', 'sep=;\r\nid;name;born\r\n7;Kaká;1982\r\n'],
    ['a named delimiter after a byte order mark', '\uFEFFsep=,\nid,name,born\n7,Kaká,1982\n'],
    ['a named tab', 'sep=\t\nid\tname\tborn\n7\tKaká\t1982\n'],
  ])('of a spreadsheet may have %s', (_what, text) => {
    const { people, errors } = readCsv('players', text);
    expect([errors, people.map(({ fields }) => fields)]).toEqual([[], [{ name: 'Kaká', born: 1982 }]]);
  });

  test('counts the line that names the delimiter', () => {
    expect(faults(readCsv('players', 'sep=;\nid;name;born\nx;Kaká;1982'))).toEqual(['3 id number']);
    expect(faults(readCsv('players', 'sep=;\nid;salary\n7;1'))).toEqual(['2 salary unknownColumn']);
  });

  test('with a value in a column without a header has an error', () => {
    expect(faults(players('7,Kaká,1982,x'))).toEqual(['2  cells']);
  });

  test.each([
    ['ANSI', 'id,name,born\n7,José Mourinho,1963\n8,Kaka,1982', 'latin1', '2 name encoding', 'Jos\uFFFD Mourinho'],
    ['UTF-16', '\uFEFFid,name\n7,Kaka', 'utf16le', '1  encoding', '\uFFFD\uFFFDid'],
  ] as const)('in %s is refused only for its encoding, with the value', (_what, text, encoding, fault, value) => {
    const read = readCsv('players', Buffer.from(text, encoding).toString('utf8'));
    expect([faults(read), read.people, read.errors[0]?.value]).toEqual([[fault], [], value]);
    expect(read.errors[0]?.message).toContain('UTF-8');
  });

  test('drops the apostrophe that escapes a formula', () => {
    expect(players("7,'=HYPERLINK,1982").people[0]?.fields.name).toBe('=HYPERLINK');
    expect(players("7,'t Hart,1982").people[0]?.fields.name).toBe("'t Hart");
  });
});

describe('a table of spells', () => {
  test('collects the lines of a player, with a new spell for an empty key', () => {
    const { people } = spells('7,Kaká,Milan 2003,Milan,2003,70,FALSE', '7,Kaká,,Orlando City,2014,,1');
    expect(people).toEqual([
      {
        ...{ id: 7, line: 2, owner: 'Kaká', fields: {}, spellLines: [2, 3] },
        spells: [
          { key: 'Milan 2003', club: 'Milan', startYear: 2003, goals: 70, loan: false },
          { club: 'Orlando City', startYear: 2014, goals: null, loan: true },
        ],
      },
    ]);
  });

  test.each([
    ['no club', '7,Kaká,,,2014,,', '2 club required'],
    ['no first year of a known spell', '7,Kaká,Milan 2003,Milan,,70,', '2 startYear required'],
    ['no first year', '7,Kaká,,Orlando City,,,', '2 startYear required'],
    ['a loan of another word', '7,Kaká,,Orlando City,2014,,perhaps', '2 loan flag'],
    ['negative goals', '7,Kaká,,Orlando City,2014,-3,', '2 goals number'],
  ])('with %s has an error that names the line and the column', (_what, line, fault) => {
    expect(faults(spells(line))).toEqual([fault]);
  });

  test('is rejected without a column for the key', () => {
    expect(faults(readCsv('spells', 'playerId,club,startYear\n7,Milan,2003'))).toEqual(['1 spell missingColumn']);
  });

  test('is rejected if a new spell has no column for the club or the first year', () => {
    expect(faults(readCsv('spells', 'playerId,spell,goals\n7,,3'))).toEqual([
      '2 startYear required',
      '2 club required',
    ]);
  });
});

test('reads any text without an exception', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'id,name;"\n\r 7\u00e9=') });
  fc.assert(
    fc.property(texts, fc.constantFrom(...CSV_TABLES), (text, table) => {
      expect(readCsv(table, text).rows).toBeGreaterThanOrEqual(0);
    }),
  );
});
