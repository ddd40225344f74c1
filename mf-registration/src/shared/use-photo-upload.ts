import { useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '@summit/contract/call';
import type { attendeePhotoCalls } from '@summit/contract/calls/attendee-photo';
import { errorMessage } from '@summit/contract/errors';
import { isApiError } from '@summit/shared-auth';
import { choosePart } from './choose-part.ts';
import { lookAtPhoto } from './look-at-photo.ts';
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

interface SendingOptions {
  /** The part that is used, as a request names it; absent where the server chooses. */
  crop?: string;
  signal: AbortSignal;
  /** Called with the uploaded fraction, from 0 to 1. */
  onSent: (sent: number) => void;
}

interface PhotoUploadOptions {
  /** The check before uploading; by default that of a photo. */
  look?: typeof lookAtPhoto;
  /** Uploads a file to the server that stores it. */
  send: (file: File, options: SendingOptions) => Promise<ResponseOf<typeof attendeePhotoCalls.uploadImage>>;
  /** Called with the address of each uploaded photo, and with null as soon as there is none any more. */
  onArrival?: (imageUrl: string | null) => void;
}

/** Uploads a photo as soon as it is chosen, so that it is there when the form is sent. */
export function usePhotoUpload(options: PhotoUploadOptions): PhotoUpload {
  const { look: lookAt = lookAtPhoto, send, onArrival } = options;
  const [upload, setUpload] = useState<Upload>({ state: 'none' });
  const running = useRef<AbortController>(undefined);
  const arrival = useRef<Promise<string | null>>(Promise.resolve(null));
  useEffect(() => () => running.current?.abort(), []);

  async function bring(file: File, signal: AbortSignal, before: Upload): Promise<string | null> {
    const { name: fileName } = file;
    const show = (next: Upload) => {
      if (!signal.aborted) setUpload(next);
    };
    show({ state: 'sending', fileName, sent: 0, preview: null });
    const look = await lookAt(file);
    if (signal.aborted) return null;
    if ('refusal' in look) {
      show({ state: 'refused', message: errorMessage(look.refusal) });
      return null;
    }
    const part = await choosePart(look.picture, { fileName, signal, show });
    look.picture?.close();
    if (signal.aborted) return null;
    if (!part) return goBackTo(before);
    const { crop, preview } = part;
    const onSent = (sent: number) => show({ state: 'sending', fileName, sent, preview });
    onSent(0);
    try {
      const { storedFileResponses } = await send(file, { signal, onSent, crop });
      const [stored] = storedFileResponses;
      if (!stored || signal.aborted) return null;
      show({ state: 'ready', fileName, imageUrl: stored.originalFileUrl, preview });
      onArrival?.(stored.originalFileUrl);
      return stored.originalFileUrl;
    } catch (error) {
      show(failureOf(error, () => choose(file)));
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
      setUpload({ state: 'ready', imageUrl, preview: null });
    },
    refuse: (message) => drop({ state: 'refused', message }),
    forget: () => drop({ state: 'none' }),
    cancel: () => drop({ state: 'none' }),
  };
}

function failureOf(error: unknown, retry: () => void): Upload {
  if (!isApiError(error)) return { state: 'failed', message: errorMessage('server-0001'), retry };
  const { code, message } = error;
  // When the server lacks the space for it just then, nothing is wrong with the picture.
  const refused = code.startsWith('image-') && code !== 'image-0004';
  return refused ? { state: 'refused', message } : { state: 'failed', message, retry };
}
