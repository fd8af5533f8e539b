/** The picture of a result, and what this device can do with it. */

const TYPE = 'image/png';

/** Null where there is none: without a server, or where too many are asked for. */
export async function loadPicture(address: string, name: string): Promise<File | null> {
  try {
    const answer = await fetch(address);
    if (!answer.ok || answer.headers.get('content-type') !== TYPE) return null;
    return new File([await answer.blob()], name, { type: TYPE });
  } catch {
    return null;
  }
}

export function canSharePictures(file: File): boolean {
  // Older browsers share words only.
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

export const canCopyPictures = (): boolean => 'ClipboardItem' in window && 'write' in navigator.clipboard;

export const copyPicture = (file: File): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ [TYPE]: file })]);
