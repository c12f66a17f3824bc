import { rmSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { prepareData, startSite } from '../site/site.ts';
const data = prepareData(); const site = await startSite({}, data);
await new Promise(r=>setTimeout(r,15000));
const chrome = await launch({ chromePath: '/usr/bin/chromium', chromeFlags: ['--headless=new','--no-sandbox'] });
for (const p of process.argv.slice(2)) {
  const { lhr } = await lighthouse(site.url + p, { port: chrome.port, output: 'json', logLevel: 'error' });
  writeFileSync('/tmp/lh/'+p.slice(1)+'.json', JSON.stringify(lhr));
  console.log(p, lhr.categories.performance.score, lhr.audits['largest-contentful-paint'].displayValue, lhr.audits['cumulative-layout-shift'].displayValue);
  for (const id of ['lcp-breakdown-insight','cls-culprits-insight','layout-shifts','lcp-discovery-insight','bootup-time','network-requests'])
    console.log(id, JSON.stringify(lhr.audits[id]?.details?.items ?? lhr.audits[id], (k,v)=> ['boundingRect','lhId','path','selector','type','nodeLabel'].includes(k)?undefined:v).slice(0,2500));
}
chrome.kill(); await site.stop(); rmSync(data,{recursive:true,force:true}); process.exit(0);
