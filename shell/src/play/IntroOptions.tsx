import type { IntroOption, Options, Translate } from '@soccer-legends/game-sdk';
import { Choice } from '@soccer-legends/ui';

export interface IntroOptionsProps {
  options: readonly IntroOption[];
  chosen: Options;
  gameTexts: Translate;
  onChoose(options: Options): void;
}

export function IntroOptions({ options, chosen, gameTexts, onChoose }: IntroOptionsProps) {
  return options.map(({ name, label, choices }) => (
    <Choice
      key={name}
      label={gameTexts(label)}
      choices={choices.map((choice) => ({ value: choice.value, label: gameTexts(choice.label) }))}
      value={chosen[name] ?? ''}
      onChange={(value) => onChoose({ ...chosen, [name]: value })}
    />
  ));
}
