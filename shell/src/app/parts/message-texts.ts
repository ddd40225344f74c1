import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { useServerTextsQuery } from '@summit/shared-auth';
import type { MessageButtons } from '@summit/shared-ui/overlays/message-box';

const messageTexts = { ...frameTexts, ...frameMessageTexts };

export type MessageTexts = Record<keyof typeof messageTexts, string>;

/** The texts of the site's own messages, loaded with the first of them. */
export function useMessageTexts(): MessageTexts {
  return useServerTextsQuery(messageTexts, 'frame.');
}

/** The labels of the buttons of the site's own messages. */
export function messageLabels(texts: MessageTexts): MessageButtons {
  return {
    cancel: texts['frame.modal.cancel'],
    done: texts['frame.modal.done'],
    ok: texts['frame.modal.ok'],
    sendReport: texts['frame.error.sendReport'],
    reported: texts['frame.error.reported'],
  };
}
