/**
 * Measures a visit with an empty cache: the hub, then a click on the first game, until the game can be started. Bytes
 * are counted on the wire, compressed and with headers, until the network is idle. Times end when the page is usable.
 */
export async function visit(browser, url, network) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  let traffic = { bytes: 0, scripts: 0 };
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (traffic.bytes += encodedDataLength));
  session.on('Network.responseReceived', ({ type }) => (traffic.scripts += type === 'Script' ? 1 : 0));

  async function step(act, usable) {
    traffic = { bytes: 0, scripts: 0 };
    const began = performance.now();
    await act();
    await usable.waitFor();
    const ms = performance.now() - began;
    await page.waitForLoadState('networkidle');
    return { ...traffic, ms };
  }

  // Selected by address, because on some days the matchday's fixtures link to the same game.
  const card = page.locator('a[href="/futwordle"]');
  const hub = await step(() => page.goto(url, { waitUntil: 'commit' }), card);
  const game = await step(() => card.click(), page.getByRole('button', { name: 'Start', exact: true }));
  await context.close();
  return { hub, game };
}
