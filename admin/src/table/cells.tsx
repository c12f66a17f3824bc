import { NameButton } from '../components/NameButton.tsx';
import { Text } from '../components/Text.tsx';
import { Time } from '../components/Time.tsx';

/** The header of a column, from the key of its text. */
export const titled = (name: string) => () => <Text name={name} />;

export const timeCell = ({ getValue }: { getValue(): string | null }) => <Time iso={getValue()} />;

export function nameCell<Row>(onOpen: (row: Row) => void) {
  return ({ getValue, row: { original } }: { getValue(): string; row: { original: Row } }) => (
    <NameButton onClick={() => onOpen(original)}>{getValue()}</NameButton>
  );
}
