// npm run data -- <command>: tools for the football data. Without a command, lists them.
const COMMANDS = {
  album: ['./album-edition.mjs', 'prints the next edition of the album: the players without a slot'],
  export: ['./export-data.mjs', 'prints the bundled players as JSON lines'],
  fairness: [
    './fairness.mjs',
    'deals the first matchdays, and prints who is dealt and what repeats; then their number',
  ],
  figures: ['./fact-figures.mjs', 'prints the numbers of the page /facts'],
  'left-out': ['./left-out.mjs', 'prints the players who are not in the data, and why'],
  letters: ['./draw-letters.mjs', 'writes the outlines of the letters on the pictures of shared pages'],
  namesakes: ['./namesakes.mjs', 'prints clubs and players with similar names'],
  picture: ['./draw-generic-picture.mjs', 'draws shell/public/share.png with the built shell'],
  players: ['./simulated-players.mjs', 'plays matchdays of a running site at four strengths; then the number of days'],
  sample: ['./fact-sample.mjs', 'draws facts at random and prints what to look up; then the number of spells, a seed'],
  sandbox: ['./sandbox.mjs', 'starts the simulated football data service; --help lists its options'],
};

const [name] = process.argv.splice(2, 1);
if (name !== undefined && Object.hasOwn(COMMANDS, name)) await import(COMMANDS[name][0]);
else {
  for (const [command, [, about]] of Object.entries(COMMANDS)) console.error(`${command.padEnd(12)} ${about}`);
  process.exitCode = 2;
}
