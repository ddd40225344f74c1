import { useEffect, useRef, useState } from 'react';
import type { ResponseOf } from '@summit/contract/call';
import type { attendeePhotoCalls } from '@summit/contract/calls/attendee-photo';
import { errorMessage } from '@summit/contract/errors';
import { isApiError } from '@summit/shared-auth';
import { lookAtPhoto } from './look-at-photo.ts';

/** The state of the chosen photo's upload. */
export type Upload =
  | { state: 'none' }
  | { state: 'sending'; fileName: string; sent: number; preview: HTMLCanvasElement | null }
  | { state: 'ready'; fileName?: string; imageUrl: string; preview: HTMLCanvasElement | null }
  /** Another one has to be chosen. */
  | { state: 'refused'; message: string }
  /** The same one may be sent again. */
  | { state: 'failed'; message: string; retry: () => void };

export interface PhotoUpload {
  upload: Upload;
  /** Checks a file and uploads it; an upload already running is aborted. */
  choose: (file: File) => void;
  /** The address of the photo once it is uploaded; null when that failed. */
  arrived: () => Promise<string | null>;
  /** Restores a photo that was uploaded on an earlier visit. */
  restore: (imageUrl: string) => void;
  refuse: (message: string) => void;
  /** Removes the photo, and any message about it. */
  forget: () => void;
}

interface SendingOptions {
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

  async function bring(file: File, { signal }: AbortController): Promise<string | null> {
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
    const onSent = (sent: number) => show({ state: 'sending', fileName, sent, ...look });
    onSent(0);
    try {
      const { storedFileResponses } = await send(file, { signal, onSent });
      const [stored] = storedFileResponses;
      if (!stored || signal.aborted) return null;
      show({ state: 'ready', fileName, imageUrl: stored.originalFileUrl, ...look });
      onArrival?.(stored.originalFileUrl);
      return stored.originalFileUrl;
    } catch (error) {
      show(failureOf(error, () => choose(file)));
      return null;
    }
  }

  function choose(file: File) {
    running.current?.abort();
    running.current = new AbortController();
    onArrival?.(null);
    arrival.current = bring(file, running.current);
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
  };
}

function failureOf(error: unknown, retry: () => void): Upload {
  if (!isApiError(error)) return { state: 'failed', message: errorMessage('server-0001'), retry };
  const { code, message } = error;
  // When the server lacks the space for it just then, nothing is wrong with the picture.
  const refused = code.startsWith('image-') && code !== 'image-0004';
  return refused ? { state: 'refused', message } : { state: 'failed', message, retry };
}
