import { parseArgs } from 'node:util';
import { PLANS } from './account.ts';
import { isMisbehaviour, MISBEHAVIOURS } from './misbehaviour.ts';
import { SANDBOX_KEY } from './sandbox.ts';
import { startSandbox } from './start-sandbox.ts';

const HELP = `npm run sandbox [-- OPTIONS]

A local service that answers like API-Football v3, from the football data of this workspace.

  --port NUMBER         where it listens on 127.0.0.1 (4390)
  --key TEXT            the key it accepts (${SANDBOX_KEY})
  --plan NAME           limits of a plan: ${Object.keys(PLANS).join(', ')} (mega)
  --misbehave KIND      what it does instead of answering, see below
  --times NUMBER        for so many calls; for all of them without it
  --slow-ms NUMBER      how long "slow" takes (5000)
  --help                this text

To sync from it: API_FOOTBALL_URL=http://127.0.0.1:4390 API_FOOTBALL_KEY=${SANDBOX_KEY} npm start

KIND is one of
${Object.entries(MISBEHAVIOURS)
  .map(([kind, about]) => `  ${kind.padEnd(18)}${about}`)
  .join('\n')}
`;

await run().catch((fault: unknown) => {
  console.error(`${(fault as Error).message}\nnpm run sandbox -- --help says what there is.`);
  process.exit(2);
});

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4390' },
      key: { type: 'string', default: SANDBOX_KEY },
      plan: { type: 'string', default: 'mega' },
      misbehave: { type: 'string' },
      times: { type: 'string' },
      'slow-ms': { type: 'string', default: '5000' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const plan = Object.entries(PLANS).find(([name]) => name === values.plan)?.[1];
  if (!plan) throw new Error(`There is no plan "${values.plan}".`);
  const kind = values.misbehave;
  if (kind !== undefined && !isMisbehaviour(kind)) throw new Error(`There is no misbehaviour "${kind}".`);
  const port = wholeNumber('--port', values.port);
  const slowMs = wholeNumber('--slow-ms', values['slow-ms']);
  const sandbox = await startSandbox({ port, key: values.key, plan, slowMs });
  if (kind)
    sandbox.control.misbehave(kind, values.times === undefined ? undefined : wholeNumber('--times', values.times));
  console.log(`The sandbox answers at ${sandbox.url}; plan ${plan.name}${kind ? `, ${kind}` : ''}. Ctrl+C ends it.`);
  // It does not keep a program alive that has other things to do; this one has not.
  const alive = setInterval(() => undefined, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      clearInterval(alive);
      void sandbox.close();
    });
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} needs a whole number, not "${text}".`);
  return Number(text);
}
