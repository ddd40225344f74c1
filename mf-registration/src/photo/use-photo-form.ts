import { type FormEvent, useRef, useState } from 'react';
import * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import { draftKey, draftOfAttendee } from '@summit/contract/session/storage-keys';
import { browserStorage, isApiError, useCall, useServerAction } from '@summit/shared-auth';
import { useGonePhoto } from '../shared/photo/use-gone-photo.ts';
import { usePhotoUpload } from '../shared/photo/use-photo-upload.ts';
import type { StepProps } from '../shared/steps/attendee-gate.tsx';
import { whereAfterPhoto } from '../shared/steps/flow.ts';
import { stepFailure } from '../shared/steps/step-failure.ts';

interface PhotoFormOptions {
  /** The message when no photo was chosen. */
  missing: string;
  /** The message when the server no longer has the photo of an earlier visit. */
  gone: string;
  focusField: () => void;
}

/** The step's form: submits the chosen photo, or continues with the present one. */
export function usePhotoForm(
  { attendee, status, continueAt }: StepProps,
  { missing, gone, focusField }: PhotoFormOptions,
) {
  const call = useCall();
  const [draft] = useState(() => photoDraft(attendee.id));
  const [earlier] = useState(draft.read);
  const { upload, choose, cancel, arrived, refuse } = usePhotoUpload({
    earlier,
    onArrival: (imageUrl) => (imageUrl === null ? draft.forget() : draft.keep(imageUrl)),
    send: (file, { crop, ...how }) =>
      call(attendeePhotoCalls.uploadImage, { query: { crop }, body: { file }, ...how }),
  });
  useGonePhoto(earlier, () => {
    if (upload.state === 'ready' && upload.imageUrl === earlier) refuse(gone);
  });
  const submission = useServerAction(attendeePhotoCalls.submitImage);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<{ attempt: number; failure?: unknown }>({ attempt: 0 });
  const hasPhoto = attendee.image.imageUrl !== null && attendee.image.imageStatus !== 'Rejected';
  const isNew = upload.state === 'sending' || upload.state === 'ready';
  const keeps = hasPhoto && !isNew;

  async function take() {
    if (keeps) return continueAt(whereAfterPhoto(attendee, status));
    if (upload.state === 'none') refuse(missing);
    const imageUrl = await arrived();
    if (imageUrl === null) return focusField();
    const { next } = await submission.run({ body: { imageUrl } });
    draft.forget();
    await continueAt(next);
  }

  async function fail(error: unknown) {
    const meant = stepFailure(error);
    if (meant.kind === 'continueAt') return continueAt(meant.page);
    if (isApiError(error) && error.code === 'image-0001') {
      refuse(error.message);
      return focusField();
    }
    setFailure(({ attempt }) => ({ attempt: attempt + 1, failure: error }));
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(({ attempt }) => ({ attempt }));
    try {
      await take();
    } catch (error) {
      await fail(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    upload,
    choose,
    cancel,
    busy,
    failure,
    isNew,
    keeps,
    submit: (event: FormEvent) => void submit(event),
  };
}

/** The address of a photo that an attendee has uploaded and not used yet, on this device. */
function photoDraft(attendeeId: string) {
  const key = draftKey(draftOfAttendee('photo', attendeeId));
  return {
    read: () => browserStorage().getItem(key) ?? '',
    keep: (imageUrl: string) => browserStorage().setItem(key, imageUrl),
    forget: () => browserStorage().removeItem(key),
  };
}
