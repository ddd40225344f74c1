import * as limits from '@summit/contract/limits/limits';
import type { AwardsTrack } from '@summit/contract/site/page';
import { nominationTexts } from '@summit/contract/texts/nomination';
import { useServerTexts } from '@summit/shared-auth';
import { useEmailConfirmation } from '@summit/shared-auth/email-confirmation';
import { Button } from '@summit/shared-ui/actions/button';
import { CheckboxGroup } from '@summit/shared-ui/choices/checkbox-group';
import { RadioGroup } from '@summit/shared-ui/choices/radio-group';
import { ConfirmAddress } from '@summit/shared-ui/feedback/confirm-address';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { Fieldset } from '@summit/shared-ui/fields/fieldset';
import { TextArea } from '@summit/shared-ui/fields/text-area';
import { TextField } from '@summit/shared-ui/fields/text-field';
import { UrlField } from '@summit/shared-ui/fields/url-field';
import { DraftNotice } from '@summit/shared-ui/form/draft-notice';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import type { NominationCategory } from '../shared/awards-data.ts';
import { getForm } from '../shared/nomination-pages.ts';
import { ChosenCriteria } from './chosen-criteria.tsx';
import { DraftSaved } from './draft-saved.tsx';
import * as styles from './nomination-form.module.css';
import { useNominationForm } from './use-nomination-form.ts';

interface NominationFormProps {
  track: AwardsTrack;
  attendeeId: string;
  categories: readonly NominationCategory[];
  onSent: () => void;
}

/** A nomination: the nominee, the categories, and the reason. A failure never clears the input. */
export function NominationForm({ track, attendeeId, categories, onSent }: NominationFormProps) {
  const texts = useServerTexts(nominationTexts, 'awards');
  const own = getForm[track];
  const confirmation = useEmailConfirmation();
  const { form, draft, draftName } = useNominationForm({
    track,
    attendeeId,
    known: categories.map(({ id }) => id),
    unknownCategory: texts['awardsNominationForm.unknownCategory'],
    onSent,
  });
  return (
    <div className={styles.columns}>
      <FormBody {...form.formProps}>
        <FormSummary {...form.summary} />
        <ConfirmAddress {...confirmation} />
        <DraftNotice draft={draft} text={texts['awardsNominationForm.draft']} />
        <Fieldset legend={texts['awardsNominationForm.who']}>
          <TextField {...form.field('name')} label={texts[`${own}.name`]} autoComplete="off" />
          <UrlField
            {...form.field('url')}
            label={texts[`${own}.url`]}
            hint={texts['awardsNominationForm.url.hint']}
            autoComplete="off"
          />
          <CheckboxGroup
            {...form.field('categoryIds')}
            legend={texts['awardsNominationForm.categories']}
            hint={texts['awardsNominationForm.categories.hint']}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Fieldset>
        <Fieldset legend={texts[`${own}.why`]}>
          <TextArea
            {...form.field('reason')}
            label={texts['awardsNominationForm.reason']}
            hint={texts['awardsNominationForm.reason.hint']}
            limit={limits.nominationReason}
            rows={8}
          />
        </Fieldset>
        <Fieldset legend={texts['awardsNominationForm.you']}>
          <RadioGroup
            {...form.field('nominator')}
            legend={texts['awardsNominationForm.nominator']}
            options={(['self', 'thirdParty'] as const).map((value) => ({
              value,
              label: texts[`${own}.nominator.${value}`],
            }))}
          />
          <EmailField
            {...form.field('contactEmail')}
            label={texts['awardsNominationForm.contact']}
            hint={texts['awardsNominationForm.contact.hint']}
            autoComplete="off"
            optional
          />
        </Fieldset>
        <FormActions
          note={
            <>
              <DraftSaved form={form} draftName={draftName} text={texts['awardsNominationForm.saved']} />{' '}
              {texts['awardsNominationForm.once']}
            </>
          }
        >
          <Button
            type="submit"
            variant="gold"
            busy={form.busy}
            busyLabel={texts['awardsNominationForm.sending']}
            disabled={confirmation.isMissing}
          >
            {texts['awardsNominationForm.submit']}
          </Button>
        </FormActions>
      </FormBody>
      <ChosenCriteria control={form.control} categories={categories} />
    </div>
  );
}
