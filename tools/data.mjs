// npm run data -- <command>: tools for the football data. Without a command, lists them.
const COMMANDS = {
  album: ['./album-edition.mjs', 'prints the next edition of the album: the players without a slot'],
  draws: ['./draws.mjs', 'prints whom the games draw by fame before and after a sync of 3,000 squad players'],
  export: ['./export-data.mjs', 'prints the bundled players as JSON lines'],
  fairness: ['./fairness.mjs', 'measures how fair and varied the games are, with 10,000 seeds or a number of your own'],
  feasibility: ['./feasibility.mjs', 'checks that the data is sufficient for a thousand games of each kind'],
  letters: ['./draw-letters.mjs', 'writes the outlines of the letters on the pictures of shared pages'],
  picture: ['./draw-generic-picture.mjs', 'draws shell/public/share.png with the built shell'],
  sandbox: ['./sandbox.mjs', 'starts the simulated football data service; --help lists its options'],
};

const [name] = process.argv.splice(2, 1);
if (name !== undefined && Object.hasOwn(COMMANDS, name)) await import(COMMANDS[name][0]);
else {
  for (const [command, [, about]] of Object.entries(COMMANDS)) console.error(`${command.padEnd(12)} ${about}`);
  process.exitCode = 2;
}
