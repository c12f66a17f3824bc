import { Migration } from '@mikro-orm/migrations';
import administration from './0001-baseline/administration.sql?raw';
import facts from './0001-baseline/facts.sql?raw';
import games from './0001-baseline/games.sql?raw';
import plugins from './0001-baseline/plugins.sql?raw';
import shared from './0001-baseline/shared.sql?raw';
import sync from './0001-baseline/sync.sql?raw';
import feedbackMessages from './0002-feedback-messages.sql?raw';
import storedSeeds from './0003-stored-seeds.sql?raw';
import untrustedProxy from './0004-untrusted-proxy.sql?raw';
import pluginTrust from './0005-plugin-trust.sql?raw';
import pausedCandidates from './0006-paused-candidates.sql?raw';
import matchdayConsent from './0007-matchday-consent.sql?raw';
import pluginNumbers from './0008-plugin-numbers.sql?raw';
import answeringNetworks from './0009-answering-networks.sql?raw';
import roundReports from './0010-round-reports.sql?raw';
import sitePackages from './0011-site-packages.sql?raw';
import publishingIdentities from './0012-publishing-identities.sql?raw';
import teamWebhooks from './0013-team-webhooks.sql?raw';
import leagues from './0014-leagues.sql?raw';
import usualMinutes from './0015-usual-minutes.sql?raw';
import devPasses from './0016-dev-passes.sql?raw';
import roundsByLanguage from './0017-rounds-by-language.sql?raw';

/** All migrations, in the order in which they run. Databases record their names, so a name must never change. */
export const migrations = [
  { name: '0001-baseline', class: migrationOf(shared, facts, sync, games, plugins, administration) },
  { name: '0002-feedback-messages', class: migrationOf(feedbackMessages) },
  { name: '0003-stored-seeds', class: migrationOf(storedSeeds) },
  { name: '0004-untrusted-proxy', class: migrationOf(untrustedProxy) },
  { name: '0005-plugin-trust', class: migrationOf(pluginTrust) },
  { name: '0006-paused-candidates', class: migrationOf(pausedCandidates) },
  { name: '0007-matchday-consent', class: migrationOf(matchdayConsent) },
  { name: '0008-plugin-numbers', class: migrationOf(pluginNumbers) },
  { name: '0009-answering-networks', class: migrationOf(answeringNetworks) },
  { name: '0010-round-reports', class: migrationOf(roundReports) },
  { name: '0011-site-packages', class: migrationOf(sitePackages) },
  { name: '0012-publishing-identities', class: migrationOf(publishingIdentities) },
  { name: '0013-team-webhooks', class: migrationOf(teamWebhooks) },
  { name: '0014-leagues', class: migrationOf(leagues) },
  { name: '0015-usual-minutes', class: migrationOf(usualMinutes) },
  { name: '0016-dev-passes', class: migrationOf(devPasses) },
  { name: '0017-rounds-by-language', class: migrationOf(roundsByLanguage) },
];

/** A migration that executes these files. An empty line ends each statement, because the bodies of functions contain semicolons. */
function migrationOf(...files: readonly string[]) {
  return class extends Migration {
    override up(): void {
      for (const statement of files.flatMap((file) => file.split(/;\n\n/))) this.addSql(statement);
    }
  };
}
