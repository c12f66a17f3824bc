/** What the system's dialog passes on. */
interface SharedData {
  text: string;
  files?: File[];
}

/** The parts of `navigator` that pass a text on; browsers lack some of them. */
export interface Sharing {
  share?: (data: SharedData) => Promise<void>;
  /** Whether the system's dialog takes files. */
  canShare?: (data: SharedData) => boolean;
  clipboard?: { writeText(text: string): Promise<void> };
}

/**
 * `shared`: the system's dialog took it. `copied`: it is in the clipboard. `canceled`: the visitor closed the dialog.
 * `select`: the visitor has to copy it.
 */
export type SendOutcome = 'shared' | 'copied' | 'canceled' | 'select';

/** Passes a text on by the best way that the browser has, with a picture if the system's dialog takes one. */
export async function sendText(text: string, sharing: Sharing, picture?: File): Promise<SendOutcome> {
  const { share, canShare, clipboard } = sharing;
  if (share) {
    const both = picture && { text, files: [picture] };
    try {
      await share(both && canShare?.(both) ? both : { text });
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
    ...(hasDialog ? { share: (data: SharedData) => navigator.share(data) } : {}),
    ...(hasDialog && 'canShare' in navigator ? { canShare: (data: SharedData) => navigator.canShare(data) } : {}),
    // Absent on pages without HTTPS.
    ...('clipboard' in navigator ? { clipboard: navigator.clipboard } : {}),
  };
}
