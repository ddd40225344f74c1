import { useEffect } from 'react';
import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import { useServerData, useSessionActions } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { CheckboxGroup } from '@summit/shared-ui/choices/checkbox-group';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { AttendeeAside } from '../shared/steps/attendee-aside.tsx';
import type { StepProps } from '../shared/steps/attendee-gate.tsx';
import { StepBody } from '../shared/steps/step-body.tsx';
import { SuggestTopic } from './suggest-topic.tsx';
import { useTopicTexts } from './use-topic-texts.ts';
import { type TopicsForm as Form, useTopicsForm } from './use-topics-form.ts';

/** Chooses the topics an attendee wants to be matched by, and says a few words about each. */
export function TopicsForm(step: StepProps) {
  const texts = useTopicTexts();
  const { tags } = useServerData(packageCalls.tags, { query: {} });
  const { logout } = useSessionActions();
  const { commentLimit, placeholder } = useServerData(settingsCalls.settings).killerFeature;
  const { form, draft } = useTopicsForm(step, { texts, commentLimit });
  const chosen = form.methods.watch('topics');
  useOnlyOffered(form, tags);

  return (
    <StepBody>
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <DraftNotice draft={draft} text={texts['registrationAttendee.draft']} />
        <CheckboxGroup
          {...form.field('topics')}
          legend={texts['registrationKillerFeature.topics']}
          hint={texts['registrationKillerFeature.topics.hint']}
          options={tags.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SuggestTopic texts={texts} onAdded={({ id }) => choose(form, id)} />
        {chosen.length > 0 && (
          <Fieldset
            legend={texts['registrationKillerFeature.comments.title']}
            lead={texts['registrationKillerFeature.comments.lead']}
          >
            {tags
              .filter(({ id }) => chosen.includes(id))
              .map(({ id, name }) => (
                <TextArea
                  {...form.field(`comments.${id}`)}
                  key={id}
                  label={name}
                  rows={2}
                  limit={commentLimit}
                  placeholder={placeholder || undefined}
                  optional
                />
              ))}
          </Fieldset>
        )}
        <CheckboxField
          {...form.field('approveMessages')}
          label={texts['registrationKillerFeature.approve']}
          hint={texts['registrationKillerFeature.approve.hint']}
          required={chosen.length > 0}
        />
        <FormActions>
          <Button type="submit" size="large" icon="arrow-right" busy={form.busy} busyLabel="Saving">
            {texts['registrationKillerFeature.submit']}
          </Button>
        </FormActions>
      </FormBody>
      <AttendeeAside attendee={step.attendee} onLogout={logout} />
    </StepBody>
  );
}

function choose({ methods }: Form, id: string): void {
  const chosen = methods.getValues('topics');
  if (!chosen.includes(id)) methods.setValue('topics', [...chosen, id]);
}

/** Topics that the organisers have removed since they were chosen, or drafted, have no box to untick. */
function useOnlyOffered({ methods }: Form, tags: readonly { id: string }[]): void {
  useEffect(() => {
    const chosen = methods.getValues('topics');
    const offered = chosen.filter((topic) => tags.some(({ id }) => id === topic));
    if (offered.length < chosen.length) methods.setValue('topics', offered);
  }, [methods, tags]);
}
