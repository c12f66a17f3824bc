import { useEffect, useState } from 'react';

export const FILE_NAME = 'soccer-legends.png';

/**
 * Loads the picture ahead, because browsers allow the share dialog only for a few seconds after a press. Returns
 * undefined until it is loaded, and if it cannot be loaded.
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
