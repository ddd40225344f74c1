import { useMemo } from 'react';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as packageCalls from '@summit/contract/calls/packages';
import * as vipCalls from '@summit/contract/calls/vip';
import { draftOfAttendee } from '@summit/contract/session/storage-keys';
import { isApiError, serverQueryKey, useServerAction } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import type { StepProps } from '../shared/steps/attendee-gate.tsx';
import { stepFailure } from '../shared/steps/step-failure.ts';
import { chosenBefore, getBody, topicsRules } from './topic-fields.ts';
import type { TopicValues } from './topic-values.ts';
import type { TopicTexts } from './use-topic-texts.ts';

interface TopicsFormOptions {
  texts: TopicTexts;
  /** Most characters of a comment. */
  commentLimit: number;
}

/** The choice of topics as a form: its draft, submitting it, and handling the server's errors. */
export function useTopicsForm(
  { attendee, continueAt }: StepProps,
  { texts, commentLimit }: TopicsFormOptions,
) {
  const submission = useServerAction(attendeeRegistrationCalls.submitKillerFeature);
  const onPass = useServerAction(vipCalls.vipKillerFeature);
  const queryClient = useQueryClient();
  const form = useSiteForm<TopicValues>({
    schema: useMemo(() => topicsRules(commentLimit), [commentLimit]),
    defaultValues: chosenBefore(attendee),
    registers: true,
    onSubmit: send,
  });
  const draft = useFormDraft(draftOfAttendee('topics', attendee.id), form);

  async function send(values: TopicValues) {
    const body = getBody(values);
    const { pass } = attendee;
    try {
      const { next } = await (pass
        ? onPass.run({ params: { id: pass.id, code: pass.code }, body })
        : submission.run({ body }));
      draft.finish();
      await continueAt(next);
    } catch (error) {
      await refuse(error);
    }
  }

  async function refuse(error: unknown) {
    const failure = stepFailure(error);
    if (failure.kind === 'continueAt') return continueAt(failure.page);
    if (isApiError(error) && error.code === 'killer-feature-0002') {
      return form.fail('approveMessages', error.message);
    }
    if (isApiError(error) && error.code === 'sponsors-0001') {
      await queryClient.invalidateQueries({ queryKey: serverQueryKey(packageCalls.tags) });
      return form.fail(null, `${error.message}. ${texts['registrationKillerFeature.changed']}`);
    }
    throw error;
  }

  return { form, draft };
}

export type TopicsForm = ReturnType<typeof useTopicsForm>['form'];
