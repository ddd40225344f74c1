import { useEffect, useRef, useState } from 'react';
import { isApiError, loadPart } from '@summit/shared-auth';
import type { PhotoDelivery } from './bring-photo.ts';
import type { Upload } from './upload.ts';

export interface PhotoUpload {
  upload: Upload;
  /** Checks a file, asks for its part, and uploads it; an upload already running is aborted. */
  choose: (file: File) => void;
  /** Ends a running upload. */
  cancel: () => void;
  /** The address of the photo once it is uploaded; null when that failed. */
  arrived: () => Promise<string | null>;
  /** Restores a photo that was uploaded on an earlier visit. */
  restore: (imageUrl: string) => void;
  refuse: (message: string) => void;
  /** Removes the photo, and any message about it. */
  forget: () => void;
}

interface PhotoUploadOptions extends PhotoDelivery {
  /** The address of a photo that was uploaded on an earlier visit; empty where none was. */
  earlier?: string;
  /** Called with the address of each uploaded photo, and with null as soon as there is none any more. */
  onArrival?: (imageUrl: string | null) => void;
}

/**
 * Uploads a photo as soon as it is chosen, so that it is there when the form is sent. The code that uploads is loaded with
 * the first file.
 */
export function usePhotoUpload({ earlier = '', onArrival, ...delivery }: PhotoUploadOptions): PhotoUpload {
  const [upload, setUpload] = useState<Upload>(() => (earlier === '' ? { state: 'none' } : readyAt(earlier)));
  const running = useRef<AbortController>(undefined);
  const arrival = useRef<Promise<string | null>>(Promise.resolve(earlier || null));
  useEffect(() => () => running.current?.abort(), []);

  async function bring(file: File, signal: AbortSignal, before: Upload): Promise<string | null> {
    const show = (next: Upload) => {
      if (!signal.aborted) setUpload(next);
    };
    const retry = () => choose(file);
    show({ state: 'sending', fileName: file.name, sent: 0, preview: null });
    try {
      const { bringPhoto } = await loadPart(() => import('./bring-photo.ts'));
      const brought = await bringPhoto(file, { ...delivery, signal, show, retry });
      if (brought === 'cancelled') return goBackTo(before);
      if (brought.imageUrl !== null) onArrival?.(brought.imageUrl);
      return brought.imageUrl;
    } catch (error) {
      if (!isApiError(error)) throw error;
      show({ state: 'failed', message: error.message, retry });
      return null;
    }
  }

  /** A picture whose part was not chosen leaves the one before it, where there was one. */
  function goBackTo(before: Upload): string | null {
    const isThere = before.state === 'ready';
    setUpload(isThere ? before : { state: 'none' });
    if (!isThere) return null;
    onArrival?.(before.imageUrl);
    return before.imageUrl;
  }

  function choose(file: File) {
    running.current?.abort();
    running.current = new AbortController();
    onArrival?.(null);
    arrival.current = bring(file, running.current.signal, upload);
  }

  function drop(next: Upload) {
    running.current?.abort();
    arrival.current = Promise.resolve(null);
    onArrival?.(null);
    setUpload(next);
  }

  return {
    upload,
    choose,
    arrived: () => arrival.current,
    restore: (imageUrl) => {
      arrival.current = Promise.resolve(imageUrl);
      setUpload(readyAt(imageUrl));
    },
    refuse: (message) => drop({ state: 'refused', message }),
    forget: () => drop({ state: 'none' }),
    cancel: () => drop({ state: 'none' }),
  };
}

function readyAt(imageUrl: string): Upload {
  return { state: 'ready', imageUrl, preview: null };
}
