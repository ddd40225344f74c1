import type * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import { visitorErrorMessage } from '@summit/contract/errors/visitor-errors';
import type { ResponseOf } from '@summit/contract/requests/call';
import { isApiError } from '@summit/shared-auth';
import { checkFile, checkPhoto } from './check-photo.ts';
import { choosePart } from './choose-part.ts';
import type { Upload } from './upload.ts';

interface SendingOptions {
  /** The chosen part in the format of a request; absent where the server chooses. */
  crop?: string;
  signal: AbortSignal;
  /** Called with the uploaded fraction, from 0 to 1. */
  onSent: (sent: number) => void;
}

export interface PhotoDelivery {
  /** The picture is used whole: its part is not chosen, and only the file is checked before. */
  whole?: boolean;
  /** Uploads a file to the server that stores it. */
  send: (file: File, options: SendingOptions) => Promise<ResponseOf<typeof attendeePhotoCalls.uploadImage>>;
}

interface BringOptions extends PhotoDelivery {
  signal: AbortSignal;
  show: (upload: Upload) => void;
  retry: () => void;
}

/** The address of an uploaded photo, null when that failed, or that the visitor chose no part of it. */
export type Brought = { imageUrl: string | null } | 'cancelled';

/** Checks a file, lets the visitor choose its part, and uploads it, reporting the progress. */
export async function bringPhoto(file: File, options: BringOptions): Promise<Brought> {
  const { whole = false, send, signal, show, retry } = options;
  const { name: fileName } = file;
  const checked = await (whole ? checkFile(file) : checkPhoto(file));
  if (signal.aborted) return nothing;
  if ('refusal' in checked) {
    show({ state: 'refused', message: visitorErrorMessage(checked.refusal) });
    return nothing;
  }
  const part = await choosePart(whole ? null : checked.picture, { fileName, signal, show });
  checked.picture?.close();
  if (signal.aborted) return nothing;
  if (!part) return 'cancelled';
  const { crop, preview } = part;
  const onSent = (sent: number) => show({ state: 'sending', fileName, sent, preview });
  onSent(0);
  try {
    const { storedFileResponses } = await send(checked.file, { signal, onSent, crop });
    const [stored] = storedFileResponses;
    if (!stored || signal.aborted) return nothing;
    show({ state: 'ready', fileName, imageUrl: stored.originalFileUrl, preview });
    return { imageUrl: stored.originalFileUrl };
  } catch (error) {
    show(getFailure(error, retry));
    return nothing;
  }
}

const nothing: Brought = { imageUrl: null };

function getFailure(error: unknown, retry: () => void): Upload {
  if (!isApiError(error)) return { state: 'failed', message: visitorErrorMessage('server-0001'), retry };
  const { code, message } = error;
  // When the server lacks the space for it just then, nothing is wrong with the picture.
  const refused = code.startsWith('image-') && code !== 'image-0004';
  return refused ? { state: 'refused', message } : { state: 'failed', message, retry };
}
