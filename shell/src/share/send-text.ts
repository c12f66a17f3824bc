/** The parts of `navigator` that pass a text on; browsers lack some of them. */
export interface Sharing {
  share?: (data: { text: string }) => Promise<void>;
  clipboard?: { writeText(text: string): Promise<void> };
}

/**
 * `shared`: the system's dialog took it. `copied`: it is in the clipboard. `canceled`: the visitor closed the dialog.
 * `select`: the visitor has to copy it.
 */
export type SendOutcome = 'shared' | 'copied' | 'canceled' | 'select';

/** Passes a text on by the best way that the browser has. */
export async function sendText(text: string, { share, clipboard }: Sharing): Promise<SendOutcome> {
  if (share) {
    try {
      await share({ text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'canceled';
    }
  }
  try {
    if (!clipboard) return 'select';
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'select';
  }
}

/** Returns how this browser shares. Only touch devices have a useful dialog of the system. */
export function sharingHere(): Sharing {
  const hasDialog = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  return {
    ...(hasDialog ? { share: (data: { text: string }) => navigator.share(data) } : {}),
    // Absent on pages without HTTPS.
    ...('clipboard' in navigator ? { clipboard: navigator.clipboard } : {}),
  };
}
