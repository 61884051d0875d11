/** A place to drop or choose a journal file. */
import { type ReactNode, useId, useState } from 'react';
import { VERIFY_WORDS } from './replay-words.ts';

export function JournalPicker({ onText }: { onText(text: string, name: string): void }): ReactNode {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined) void file.text().then((text) => onText(text, file.name));
  };
  return (
    <label
      htmlFor={id}
      className={`picker ${over ? 'picker-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <span>{VERIFY_WORDS.choose}</span>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        data-testid="journal-file"
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
