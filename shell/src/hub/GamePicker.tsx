import { fold, localize, type GameListing } from '@soccer-legends/contracts';
import { SearchBox } from '@soccer-legends/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useShellTexts } from '../i18n/use-shell-texts.ts';

export function GamePicker({ games }: { games: readonly GameListing[] }) {
  const { t, language } = useShellTexts();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const nameOf = ({ names }: GameListing) => localize(names, language);
  const wanted = fold(text);
  return (
    <SearchBox<GameListing>
      label={t('hub.search')}
      placeholder={t('hub.searchPlaceholder')}
      items={games.filter((game) => fold(nameOf(game)).includes(wanted))}
      textOf={nameOf}
      keyOf={({ key }) => key}
      text={text}
      onText={setText}
      onChoose={({ route }) => void navigate(route)}
      remark={t('hub.noGames')}
    />
  );
}
