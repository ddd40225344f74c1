import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { kindRow } from '@summit/contract/registration/registration-kinds';
import { useServerAction } from '@summit/shared-auth';
import { useFormCaptcha } from '@summit/shared-site/form/form-captcha';
import { Button } from '@summit/shared-ui/actions/button';
import { SelectField } from '@summit/shared-ui/choices/select-field';
import { CaptchaField } from '@summit/shared-ui/fields/captcha-field';
import { EmailField } from '@summit/shared-ui/fields/email-field';
import { FormActions } from '@summit/shared-ui/form/form-actions';
import { FormBody } from '@summit/shared-ui/form/form-body';
import { FormSummary } from '@summit/shared-ui/form/form-summary';
import { lazySchema } from '@summit/shared-ui/form/lazy-schema';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useSearch } from '@summit/shared-ui/navigation/navigation';
import { notValid } from '../shared/person-fields/email-refusal.ts';
import { stepFailure } from '../shared/steps/step-failure.ts';
import type { WaitingTexts } from '../shared/texts/use-waiting-texts.ts';
import type { TicketPackage } from '../shared/ticket/tickets.ts';

/** The rules of an address on the waiting list. */
export const joinRules = lazySchema(
  ['email', 'packageType'],
  async () => (await import('./join-schema.ts')).joinSchema,
);

interface JoinFormProps {
  /** The tickets that are sold out. */
  packages: readonly TicketPackage[];
  /** The type of the ticket that the address names. */
  wanted: string;
  texts: WaitingTexts;
  onJoined: () => void;
}

/** Joins a waiting list with only an address. Whatever goes wrong, what was typed stays. */
export function JoinForm({ packages, wanted, texts, onJoined }: JoinFormProps) {
  const joining = useServerAction(waitingListCalls.joinWaitingListByEmail);
  const captcha = useFormCaptcha(waitingListCalls.joinWaitingListByEmail, 'onFocus');
  const options = packages.map(({ type, name, categoryType }) => ({
    value: type,
    label: `${name}, ${kindRow(categoryType)?.title ?? categoryType}`,
  }));
  const named = packages.find(({ type }) => type === wanted);
  const first = named ?? packages[0];
  const form = useSiteForm({
    schema: joinRules,
    defaultValues: { email: '', packageType: first?.type ?? '' },
    trim: ['email'],
    onSubmit: async (body) => {
      const responseKey = await captcha.whenSolved();
      if (responseKey === null) {
        form.fail(null, texts['registrationWaitingList.join.captcha']);
        return;
      }
      try {
        await joining.run({ body, responseKey });
        draft.finish();
        onJoined();
      } catch (error) {
        captcha.renew();
        const failure = stepFailure(error);
        if (failure.kind !== 'beside' || failure.field !== 'email') throw error;
        form.fail('email', notValid(failure.message));
      }
    },
  });
  const draft = useFormDraft('waiting-list', form, {
    // The ticket of an earlier visit gives way to the one that the address names, and may be on sale again.
    fit: ({ packageType, ...rest }) => {
      const isOffered = !named && packages.some(({ type }) => type === packageType);
      return isOffered ? { ...rest, packageType } : rest;
    },
  });
  const [, setSearch] = useSearch();
  const ticket = form.field('packageType');

  function choose(event: { target: unknown }) {
    ticket.onChange(event);
    setSearch({ type: (event.target as HTMLSelectElement).value });
  }

  return (
    <FormBody {...form.formProps} onFocus={captcha.onFocus}>
      <FormSummary {...form.summary} />
      <SelectField
        {...ticket}
        onChange={choose}
        label={texts['registrationWaitingList.join.ticket']}
        options={options}
      />
      <EmailField
        {...form.field('email')}
        label={texts['registrationWaitingList.join.email']}
        hint={texts['registrationWaitingList.join.email.hint']}
      />
      <CaptchaField state={captcha.state} onStart={captcha.start} />
      <FormActions note={texts['registrationWaitingList.join.note']}>
        <Button type="submit" busy={form.busy} busyLabel={texts['registrationWaitingList.join.busy']}>
          {texts['registrationWaitingList.join.submit']}
        </Button>
      </FormActions>
    </FormBody>
  );
}
