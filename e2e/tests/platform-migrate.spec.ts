import { join } from 'node:path';
import { newAuthor } from '../site/author.ts';
import { edit } from '../site/edit.ts';
import { expect, patience, test } from '../site/test.ts';

const KEY = 'cup-finals';

test.setTimeout(patience(180_000));

test('one command updates a game of an older SDK, which then passes all checks', async ({ baseURL }) => {
  const author = await newAuthor(baseURL!);
  try {
    await author.run(['new', KEY]);
    const project = join(author.folder, KEY);
    // An old project: packages of another build, and an older SDK range.
    edit(project, 'package.json', (text) => text.replaceAll(/-[0-9a-f]{8}\.tgz/g, '-00000000.tgz'));
    edit(project, 'plugin.json', (text) => text.replace(/"sdk": "[^"]+"/, '"sdk": "^0.9.0"'));
    await author.install(project);

    expect(await author.run(['check'], { cwd: project, exitCode: 1 })).toContain('sdk.incompatible');
    expect(await author.run(['migrate', '--dry-run'], { cwd: project })).toContain('Nothing was written');
    const { applied } = JSON.parse(await author.run(['migrate', '--json'], { cwd: project })) as {
      applied: { number: number }[];
    };
    expect(applied.map(({ number }) => number)).toEqual([1, 2]);
    expect(await author.run(['migrate'], { cwd: project })).toContain('Nothing to do');
    await author.install(project);
    expect(await author.run(['check'], { cwd: project })).toContain('This game can be published');
  } finally {
    author.dispose();
  }
});
