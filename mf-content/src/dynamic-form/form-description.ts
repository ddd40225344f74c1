import type * as formCalls from '@summit/contract/calls/forms';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { formPreviewTexts } from '@summit/contract/texts/form-preview';

export type FormTexts = Record<keyof typeof formPreviewTexts, string>;
export type FormDescription = ResponseOf<typeof formCalls.form>;
