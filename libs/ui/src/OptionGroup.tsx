import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
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
export function OptionGroup(props: OptionGroupProps) {
  const { label, options, verdict, question, onChoose, nameOf = String, pictureOf } = props;
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
        const option = options[indexOfKey(event)];
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
          <OptionName name={nameOf(option)} picture={pictureOf?.(option)} />
        </button>
      ))}
    </div>
  );
}

/** Returns the index of the option that a key chooses; -1 for other keys. */
function indexOfKey({ key, ctrlKey, metaKey, altKey, repeat }: KeyboardEvent): number {
  if (ctrlKey || metaKey || altKey || repeat) return -1;
  return Math.max(LETTERS.indexOf(key.toUpperCase()), ['1', '2', '3', '4'].indexOf(key));
}

function OptionName({ name, picture }: { name: string; picture: ReactNode }) {
  if (!picture) return <FittedName name={name} />;
  return (
    <span className={css.pictured}>
      <span aria-hidden="true">{picture}</span>
      <FittedName name={name} />
    </span>
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
