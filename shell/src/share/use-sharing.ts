import { useState } from 'react';
import { sendText, sharingHere, type SendOutcome } from './send-text.ts';
import { usePictureFile } from './use-picture-file.ts';

/** Shares a text with its picture. `outcome` is undefined until the first press and after `clear`. */
export function useSharing({ text, picture, open }: { text: string; picture: string; open: boolean }) {
  const [outcome, setOutcome] = useState<SendOutcome>();
  const sharing = sharingHere();
  const hasDialog = sharing.share !== undefined;
  const file = usePictureFile(picture, open && hasDialog);

  async function send(): Promise<void> {
    // Resets the outcome, so that a second press selects the text again.
    setOutcome(undefined);
    setOutcome(await sendText(text, sharing, file));
  }

  return { hasDialog, outcome, send, clear: () => setOutcome(undefined) };
}
