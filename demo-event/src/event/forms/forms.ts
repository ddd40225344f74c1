import type { DynamicForm } from '@summit/api/src/registration/dynamic-forms/dynamic-forms.tables.ts';
import { blitzForm } from './blitz.ts';
import { interpretationTestForm } from './interpretation-test.ts';
import { speakerProposalForm } from './speaker-proposal.ts';
import { volunteerForm } from './volunteer.ts';

/** The described forms of the demo event. */
export const forms: readonly DynamicForm[] = [
  volunteerForm,
  blitzForm,
  speakerProposalForm,
  interpretationTestForm,
];
