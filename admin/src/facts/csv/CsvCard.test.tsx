// @vitest-environment happy-dom
import type { CsvReport } from '@soccer-legends/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { closeConsoleAfterEach, openConsole, press, serverWithSession, type } from '../../testing/open-console.tsx';

closeConsoleAfterEach();

const CHECK = 'POST /api/admin/csv/players?dryRun=true';
const report = (changes: Partial<CsvReport>): CsvReport => ({
  ...{ rows: 4, people: 0, differenceCount: 0, differences: [], errorCount: 0, errors: [], run: null },
  ...changes,
});
const differs = report({
  people: 1,
  differenceCount: 1,
  differences: [{ line: 3, kind: 'players', personId: 7, name: 'Kaká', field: 'born', before: 1982, after: 1983 }],
});

async function chooseFile(reply: CsvReport | undefined) {
  const server = serverWithSession();
  const answer = server.hold(CHECK);
  if (reply) server.reply(CHECK, reply);
  const opened = openConsole({ tab: 'tables', server });
  const file = new File(['id,born\n7,1983'], 'facts.csv', { type: 'application/vnd.ms-excel' });
  fireEvent.change(await screen.findByLabelText('Import a CSV file'), { target: { files: [file] } });
  return { ...opened, answer };
}

test('shows the errors of a file by line and column, and offers no import', async () => {
  const errors = [{ line: 3, column: 'born', rule: 'number', message: 'm', value: '19x2' }];
  await chooseFile(report({ errorCount: 1, errors }));
  await screen.findByText('Nothing can be imported. Errors: 1 (lines: 4)');
  const [, row] = within(screen.getByRole('region', { name: 'Errors' })).getAllByRole('row');
  expect(row!.textContent).toBe('3bornThis is not a whole number in the right range. 19x2');
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
});

test('shows the differences, and imports them with a reason after confirmation', async () => {
  const { server, toasts } = await chooseFile(differs);
  await screen.findByText('Lines: 4. Entries that change: 1. Changed facts: 1');
  const [, row] = within(screen.getByRole('region', { name: 'Changes' })).getAllByRole('row');
  expect(row!.textContent).toBe('3Kaká (7) Year of birth: 1982 → 1983');
  expect((server.bodyOf(CHECK) as Blob).type).toBe('text/csv');
  const write = 'POST /api/admin/csv/players?dryRun=false&reason=a+list';
  server.reply(write, { ...differs, run: 'csv-1' });
  type(screen.getByLabelText('Reason (optional)'), 'a list');
  press(screen.getByRole('button', { name: 'Import changes: 1' }));
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Imported. Entries changed: 1' }]));
  expect(server.count(write)).toBe(1);
  expect(screen.queryByRole('region', { name: 'Changes' })).toBeNull();
});

test('keeps the table of a file until it is checked', async () => {
  const { server, answer } = await chooseFile(undefined);
  const table = screen.getByLabelText<HTMLSelectElement>('Table');
  await waitFor(() => expect([server.count(CHECK), table.disabled]).toEqual([1, true]));
  await answer(report({}));
  await screen.findByText('The file changes nothing. Lines: 4');
  expect(table.disabled).toBe(false);
});

test('shows that a file changes nothing, and drops the file when another table is chosen', async () => {
  const { server } = await chooseFile(report({}));
  await screen.findByText('The file changes nothing. Lines: 4');
  fireEvent.change(screen.getByLabelText('Table'), { target: { value: 'spells' } });
  expect(screen.queryByText(/changes nothing/)).toBeNull();
  press(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(server.count('GET /api/admin/csv/spells')).toBe(1));
});
