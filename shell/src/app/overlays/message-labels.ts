import type { MessageButtons } from '@summit/shared-ui/overlays/message-box';
import type { FrameTexts } from '../frame/frame-texts.ts';

/** What the buttons of the site's own messages say, in the organisers' words. */
export function messageLabels(texts: FrameTexts): MessageButtons {
  return {
    cancel: texts['frame.modal.cancel'],
    done: texts['frame.modal.done'],
    ok: texts['frame.modal.ok'],
    sendReport: texts['frame.error.sendReport'],
    reported: texts['frame.error.reported'],
  };
}
