import { useEffect, useRef, type ReactNode } from 'react';
import { liftedClass } from './classes.ts';
import { FittedName } from './FittedName.tsx';
import { Icon } from './Icon.tsx';
import css from './OptionGroup.play.module.css';

export interface OptionGroupProps {
  label: string;
  /** At most four different texts. */
  options: readonly string[];
  /** Shown after the answer, which ends the choice. `chosen` is null, or none of the options, if the time ran out. */
  verdict?: { right: string; chosen: string | null };
  /** Identifies the question. A new value moves the focus to the group. */
  question: number | string;
  onChoose(option: string): void;
  /** Returns the shown text of an option; the option itself by default. */
  nameOf?(option: string): string;
  /** Returns the picture beside an option, such as a crest. Screen readers read only the text. */
  pictureOf?(option: string): ReactNode;
}

const LETTERS = ['A', 'B', 'C', 'D'];

/** The options of a question. The keys 1 to 4 and A to D choose one while the focus is in the group. */
export function OptionGroup({ label, options, verdict, question, onChoose, ...look }: OptionGroupProps) {
  const { nameOf = String, pictureOf } = look;
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    group.current?.focus({ preventScroll: true });
  }, [question]);

  return (
    <div
      ref={group}
      className={css.options}
      role="group"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
        const index = Math.max(LETTERS.indexOf(event.key.toUpperCase()), ['1', '2', '3', '4'].indexOf(event.key));
        const option = options[index];
        if (option !== undefined && !verdict) onChoose(option);
      }}
    >
      {options.map((option, index) => (
        <button
          key={option}
          type="button"
          className={[liftedClass, css.option, verdict && lookOf(option, verdict)].filter(Boolean).join(' ')}
          // `disabled` would make the button lose the focus.
          aria-disabled={verdict !== undefined}
          onClick={() => !verdict && onChoose(option)}
        >
          <span className={css.letter} translate="no" aria-hidden="true">
            <Mark option={option} verdict={verdict} letter={LETTERS[index]} />
          </span>
          {pictureOf ? (
            <span className={css.pictured}>
              <span aria-hidden="true">{pictureOf(option)}</span>
              <FittedName name={nameOf(option)} />
            </span>
          ) : (
            <FittedName name={nameOf(option)} />
          )}
        </button>
      ))}
    </div>
  );
}

interface MarkProps {
  option: string;
  verdict: OptionGroupProps['verdict'];
  letter: string | undefined;
}

function Mark({ option, verdict, letter }: MarkProps) {
  if (verdict?.right === option) return <Icon name="check" size={18} />;
  return verdict?.chosen === option ? <Icon name="cross" size={18} /> : letter;
}

function lookOf(option: string, { right, chosen }: { right: string; chosen: string | null }): string | undefined {
  if (option === right) return css.right;
  return option === chosen ? css.wrong : undefined;
}
