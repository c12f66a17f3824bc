import { parseArgs } from 'node:util';
import { PLANS } from './account.ts';
import { isMisbehavior, MISBEHAVIORS } from './misbehavior.ts';
import { SANDBOX_KEY, startSandbox } from './sandbox.ts';

const HELP = `npm run data -- sandbox [OPTIONS]

Runs a local service that responds like API-Football v3, with the football data of this workspace.

  --port NUMBER         port on 127.0.0.1 (4390)
  --plan NAME           limits of a plan: ${Object.keys(PLANS).join(', ')} (mega)
  --misbehave KIND      how it fails, see below
  --times NUMBER        number of calls that fail (all of them)
  --slow-ms NUMBER      delay of the kind "slow" (5000)
  --help                print this text

To sync from it: API_FOOTBALL_URL=http://127.0.0.1:4390 API_FOOTBALL_KEY=${SANDBOX_KEY} npm start

KIND is one of
${Object.entries(MISBEHAVIORS)
  .map(([kind, [about]]) => `  ${kind.padEnd(18)}${about}`)
  .join('\n')}
`;

await run().catch((error: unknown) => {
  console.error(`${(error as Error).message}\nRun npm run data -- sandbox --help for the options.`);
  process.exit(2);
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4390' },
      plan: { type: 'string', default: 'mega' },
      misbehave: { type: 'string' },
      times: { type: 'string' },
      'slow-ms': { type: 'string', default: '5000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const plan = Object.entries(PLANS).find(([name]) => name === values.plan)?.[1];
  if (!plan) throw new Error(`There is no plan "${values.plan}". Choose one of ${Object.keys(PLANS).join(', ')}.`);
  const kind = values.misbehave;
  if (kind !== undefined && !isMisbehavior(kind))
    throw new Error(`There is no misbehavior "${kind}". Choose one of ${Object.keys(MISBEHAVIORS).join(', ')}.`);
  const port = wholeNumber('--port', values.port);
  const slowMs = wholeNumber('--slow-ms', values['slow-ms']);
  const sandbox = await startSandbox({ port, plan, slowMs });
  if (kind)
    sandbox.control.misbehave(kind, values.times === undefined ? undefined : wholeNumber('--times', values.times));
  console.log(
    `The sandbox answers at ${sandbox.url}; plan ${plan.name}${kind ? `, ${kind}` : ''}. Press Ctrl+C to stop it.`,
  );
  // The sandbox's server does not keep the process running, so that programs that embed it can exit.
  const keepAlive = setInterval(() => undefined, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      clearInterval(keepAlive);
      void sandbox.close();
    });
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}".`);
  return Number(text);
}
