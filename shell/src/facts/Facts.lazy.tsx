import { localize } from '@soccer-legends/contracts';
import { buttonClass, cardClass } from '@soccer-legends/ui';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import css from './Facts.module.css';
// Written by `npm run data -- figures`, which a test compares.
import figures from './figures.json';

const { counts, unconfirmed, sample } = figures;

/** How many facts there are, where they are from, and how often they are wrong. */
export function Facts() {
  const { t } = useShellTexts();
  return (
    <>
      <Counts />
      <Card title={t('facts.sources.title')}>
        <Sources />
      </Card>
      <Card title={t('facts.sample.title')}>
        <Sample />
      </Card>
      <Card title={t('facts.gaps.title')}>
        <Gaps />
      </Card>
      <Card title={t('facts.wrong.title')}>
        <p>{t('facts.wrong.text')}</p>
        <Link className={buttonClass('secondary')} to="/feedback">
          {t('facts.wrong.report')}
        </Link>
      </Card>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={`${cardClass} ${css.card}`}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Counts() {
  const { t } = useShellTexts();
  const format = useFormat();
  return (
    <dl className={`${cardClass} ${css.counts}`}>
      {Object.entries(counts).map(([what, count]) => (
        <div key={what}>
          <dt>{t(`facts.counts.${what}`)}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sources() {
  const { t } = useShellTexts();
  const format = useFormat();
  return (
    <>
      <p>{t('facts.sources.text')}</p>
      <p>
        {t('facts.sources.asOf', {
          date: format.month(figures.asOf),
          moves: figures.later.spells,
          later: format.month(figures.later.asOf),
        })}
      </p>
    </>
  );
}

function Sample() {
  const { t } = useShellTexts();
  const format = useFormat();
  return (
    <>
      <p>{t('facts.sample.text', { date: format.day(sample.date) })}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('facts.sample.kind')}</th>
            <th scope="col">{t('facts.sample.drawn')}</th>
            <th scope="col">{t('facts.sample.wrong')}</th>
            <th scope="col">{t('facts.sample.outOfDate')}</th>
            <th scope="col">{t('facts.sample.unconfirmed')}</th>
          </tr>
        </thead>
        <tbody>
          {sample.results.map(({ kind, ...numbers }) => (
            <tr key={kind}>
              <th scope="row">{t(`facts.sample.kinds.${kind}`)}</th>
              <td>{numbers.drawn}</td>
              <td>{numbers.wrong}</td>
              <td>{numbers.outOfDate}</td>
              <td>{numbers.unconfirmed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('facts.sample.method', { seed: sample.seed })}</p>
    </>
  );
}

function Gaps() {
  const { t, language } = useShellTexts();
  const format = useFormat();
  return (
    <ul>
      <li>
        {t('facts.gaps.spells', {
          number: format.number(unconfirmed.spells),
          total: format.number(counts.spells),
          players: format.number(unconfirmed.players),
        })}
      </li>
      <li>{t('facts.gaps.posts', { number: format.number(unconfirmed.posts), total: format.number(counts.posts) })}</li>
      <li>{t('facts.gaps.figures', { number: format.number(unconfirmed.figures) })}</li>
      <li>
        {t('facts.gaps.lists', { lists: format.list(figures.waiting.map((names) => localize(names, language))) })}
      </li>
      <li>{t('facts.gaps.players', { number: format.number(unconfirmed.leftOut) })}</li>
      <li>{t('facts.gaps.groups')}</li>
      <li>{t('facts.gaps.women')}</li>
    </ul>
  );
}

function useFormat() {
  const { language } = useShellTexts();
  return useMemo(() => {
    const numbers = new Intl.NumberFormat(language);
    const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
    const months = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const lists = new Intl.ListFormat(language);
    return {
      number: (value: number) => numbers.format(value),
      day: (iso: string) => days.format(new Date(iso)),
      month: (iso: string) => months.format(new Date(iso)),
      list: (items: readonly string[]) => lists.format(items),
    };
  }, [language]);
}
