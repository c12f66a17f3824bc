import { type Language, LANGUAGES } from '@soccer-legends/contracts';
import { buttonClass, cardClass, Choice, fieldClass, Icon, touchableClass } from '@soccer-legends/ui';
import { Link } from 'react-router-dom';
import { PageCover } from '../figures/PageCover.tsx';
import { useShellTexts } from '../i18n/use-shell-texts.ts';
import { CHOICES, SETTINGS, usePreferences } from '../preferences/preferences.ts';
import css from './SettingsPage.module.css';

export function SettingsPage() {
  const { t } = useShellTexts();
  const { preferences, change } = usePreferences();

  return (
    <>
      <PageCover
        title={t('settings.title')}
        number={5}
        before={
          <Link className={`${touchableClass} ${css.back}`} to="/">
            <Icon name="back" size={20} /> {t('shell.backToHome')}
          </Link>
        }
      />
      <div className={css.settings}>
        <LanguageField language={preferences.language} onLanguage={(language) => change({ language })} />
        {SETTINGS.map((name) => (
          <div key={name} className={`${cardClass} ${css.setting}`}>
            <Choice
              label={t(`settings.${name}.label`)}
              choices={CHOICES[name].map((value) => ({ value, label: t(`settings.${name}.${value}`) }))}
              value={preferences[name]}
              onChange={(value) => change({ [name]: value })}
            />
            <p className={css.remark}>{t(`settings.${name}.remark`)}</p>
          </div>
        ))}
        <About />
        <Link className={buttonClass('secondary', css.exit)} to="/">
          {t('shell.exit')}
        </Link>
      </div>
    </>
  );
}

function About() {
  const { t } = useShellTexts();
  return (
    <section className={`${cardClass} ${css.about}`}>
      <h2>{t('settings.about.title')}</h2>
      <p>{t('settings.about.text')}</p>
      <p>{t('settings.about.data')}</p>
      <p>{t('settings.about.privacy')}</p>
    </section>
  );
}

function LanguageField({ language, onLanguage }: { language: Language; onLanguage(language: Language): void }) {
  const { t } = useShellTexts();
  return (
    <label className={`${cardClass} ${css.setting}`}>
      <span>{t('settings.language')}</span>
      <select
        className={fieldClass}
        value={language}
        onChange={({ currentTarget }) => onLanguage(currentTarget.value as Language)}
      >
        {LANGUAGES.map((choice) => (
          <option key={choice} value={choice} lang={choice}>
            {LANGUAGE_NAMES[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Each language in its own words, for visitors who cannot read the rest of the page. */
const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  pt: 'Português',
  it: 'Italiano',
  de: 'Deutsch',
};
