interface SharedData {
  text: string;
  files?: File[];
}

/** The parts of `navigator` for sharing; some browsers lack them. */
export interface Sharing {
  share?: (data: SharedData) => Promise<void>;
  canShare?: (data: SharedData) => boolean;
  clipboard?: { writeText(text: string): Promise<void> };
}

/** `copied`: into the clipboard. `canceled`: by the visitor. `select`: the visitor has to copy it. */
export type SendOutcome = 'shared' | 'copied' | 'canceled' | 'select';

/** Shares a text in the best way that the browser supports, with a picture if the system's dialog accepts one. */
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

/** The system's dialog is used on touch devices only, because elsewhere it is of little use. */
export function sharingHere(): Sharing {
  const hasDialog = typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches;
  return {
    ...(hasDialog ? { share: (data: SharedData) => navigator.share(data) } : {}),
    ...(hasDialog && 'canShare' in navigator ? { canShare: (data: SharedData) => navigator.canShare(data) } : {}),
    // Absent on pages that were loaded without HTTPS.
    ...('clipboard' in navigator ? { clipboard: navigator.clipboard } : {}),
  };
}
