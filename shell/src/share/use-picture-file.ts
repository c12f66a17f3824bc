import { useEffect, useState } from 'react';

/** Name of the shared or saved picture. */
export const FILE_NAME = 'soccer-legends.png';

/**
 * Returns a picture of this site as a file for the system's share dialog; undefined until it has loaded. Loads it
 * ahead, because browsers allow that dialog only for a few seconds after a press.
 */
export function usePictureFile(address: string, wanted: boolean): File | undefined {
  const [file, setFile] = useState<{ address: string; file: File }>();
  useEffect(() => {
    if (!wanted) return undefined;
    const leave = new AbortController();
    loadPicture(address, leave.signal).then(
      (loaded) => loaded && setFile({ address, file: loaded }),
      // Without the picture, the text is shared alone.
      () => undefined,
    );
    return () => leave.abort();
  }, [address, wanted]);
  return file?.address === address ? file.file : undefined;
}

async function loadPicture(address: string, signal: AbortSignal): Promise<File | undefined> {
  const response = await fetch(address, { signal });
  if (!response.ok) return undefined;
  return new File([await response.blob()], FILE_NAME, { type: 'image/png' });
}
