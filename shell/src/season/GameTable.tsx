import { localize } from '@soccer-legends/contracts';
import { cardClass, FormChip } from '@soccer-legends/ui';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import type { RoundEntry } from '../ledger/round-entry.ts';
import { useRegistry } from '../plugins/registry.ts';
import { gameRecords, type GameRecord } from './game-records.ts';
import css from './Season.module.css';

export function GameTable({ rounds }: { rounds: readonly RoundEntry[] }) {
  const { t } = useShellTexts();
  return (
    <section className={`${cardClass} ${css.card}`}>
      <h2 id="by-game">{t('season.byGame')}</h2>
      <table className={css.games} aria-labelledby="by-game">
        <thead>
          <tr>
            <th scope="col">{t('season.game')}</th>
            <th scope="col">{t('season.rounds')}</th>
            <th scope="col">{t('season.won')}</th>
            <th scope="col">{t('season.best')}</th>
            <th scope="col">{t('season.form')}</th>
          </tr>
        </thead>
        <tbody>
          {gameRecords(rounds).map((record) => (
            <GameRow key={record.game} {...record} />
          ))}
        </tbody>
      </table>
      <p className={css.remark}>{t('season.withPractice')}</p>
    </section>
  );
}

function GameRow({ game, played, wonPercent, best, form }: GameRecord) {
  const { language } = useShellTexts();
  const listing = useRegistry().find(({ key }) => key === game);
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(wonPercent / 100);
  return (
    <tr>
      <th scope="row">{listing ? localize(listing.names, language) : game}</th>
      <td>{played}</td>
      <td>{percent}</td>
      <td>{best ?? '–'}</td>
      <td>
        <span className={css.form}>
          {form.map(({ id, outcome }) => (
            <FormChip key={id} result={outcome === 'win' ? 'won' : 'lost'} />
          ))}
        </span>
      </td>
    </tr>
  );
}
