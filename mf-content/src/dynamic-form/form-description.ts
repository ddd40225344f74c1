import type { ResponseOf } from '@summit/contract/call';
import type { formCalls } from '@summit/contract/calls/forms';
import type { standingTexts } from '@summit/contract/texts/standing';

export type FormTexts = Record<keyof typeof standingTexts, string>;
export type FormDescription = ResponseOf<typeof formCalls.form>;
