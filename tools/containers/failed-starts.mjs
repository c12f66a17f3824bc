// Checks that servers that cannot work exit with one sentence instead of becoming ready.
export async function failedStarts(services, report) {
  const embedded = { PORT: services.ports.alone, METRICS_PORT: undefined, DATABASE_URL_FILE: undefined };
  // `ro` simulates a folder of another user, which a container's volume often is.
  await expectFailure(services, report, 'data directory that cannot be written', {
    environment: embedded,
    volumes: [`${services.folder}:/data:ro`],
  });

  services.limitVolume('plugins', '256k', 10001);
  await services.startDatabase();
  await expectFailure(services, report, 'no space for the bundled games', {
    environment: { PORT: services.ports.alone, METRICS_PORT: undefined },
  });
}

async function expectFailure(services, report, step, options) {
  const { code, text } = await services.run('web', options);
  const messages = text.split('\n').filter((line) => line && !line.startsWith('{'));
  report(step, `exit code ${code}: ${messages.join(' ')}`);
  if (code !== 1 || messages.length === 0) report.fail(`${step}: the server did not end with a message.\n${text}`);
}
