import { useMemo } from 'react';
import * as blitzCalls from '@summit/contract/calls/blitz';
import { draftOfLink } from '@summit/contract/session/storage-keys';
import { isApiError, useCall, useServerAction } from '@summit/shared-auth';
import { useServerViewStore } from '@summit/shared-auth/server-view';
import { useFormDraft } from '@summit/shared-ui/form/use-form-draft';
import { useSiteForm } from '@summit/shared-ui/form/use-site-form';
import { useLogoUpload } from '../shared/photo/logo/use-logo-upload.ts';
import { type BlitzInvitation, invitationView, type Submission } from './blitz-response.ts';
import { blitzRules } from './blitz-rules.ts';
import { blitzPayload, type BlitzValues, toValues } from './blitz-values.ts';

/** `exists`: somebody else from the company has already submitted it. */
export type Outcome = 'sent' | 'changed' | 'exists';

interface BlitzFormOptions {
  invitation: BlitzInvitation;
  token: string;
  /** Shown at the logo when the chosen one was not uploaded. */
  logoFailed: string;
  onOutcome: (outcome: Outcome) => void;
}

/** The form of a table, filled with what is known, stored as a draft until it is submitted. */
export function useBlitzForm({ invitation, token, logoFailed, onOutcome }: BlitzFormOptions) {
  const isChange = invitation.isSubmitted;
  const submission = useServerAction(blitzCalls[isChange ? 'submitBlitzForm' : 'submitBlitz']);
  const stored = useServerViewStore(invitationView, token);
  const { fields } = invitation.form;
  const schema = useMemo(() => blitzRules(fields), [fields]);
  const form = useSiteForm<BlitzValues>({
    schema,
    defaultValues: toValues(invitation),
    trim: ['contacts.0.name', 'contacts.0.email', 'contacts.1.name', 'contacts.1.email'],
    registers: true,
    onSubmit: async (values): Promise<void> => {
      if (!(await logo.hasArrived())) return form.fail('logoUrl', logoFailed);
      // The logo's upload may have finished after the button was pressed.
      const body = blitzPayload({ ...values, logoUrl: form.values('logoUrl') });
      try {
        const { status } = await submission.run({ query: { token }, body });
        draft.finish();
        stored.write({
          ...invitation,
          isSubmitted: true,
          submission: toSubmission(body, status),
        });
        onOutcome(isChange ? 'changed' : 'sent');
      } catch (error) {
        await refuse(error);
      }
    },
  });
  const draft = useFormDraft(draftOfLink('blitz', token), form);
  const call = useCall();
  const logo = useLogoUpload(form, 'logoUrl', (file, { crop: _crop, ...options }) =>
    call(blitzCalls.uploadBlitzLogo, { query: { token }, body: { file }, ...options }),
  );

  async function refuse(error: unknown): Promise<void> {
    const code = isApiError(error) ? error.code : null;
    if (isApiError(error) && code === 'image-0001') {
      logo.forget();
      return form.fail('logoUrl', error.message);
    }
    if (code !== 'fm.cms-0019') throw error;
    await stored.refresh();
    onOutcome('exists');
  }

  return { form, draft, logo, isChange };
}

function toSubmission(body: BlitzValues, status: Submission['status']): Submission {
  const { company, pitch, category, website, slots, contacts, logoUrl } = body;
  return {
    ...{ status, company, pitch, category, website, slots },
    logoUrl: logoUrl ?? null,
    contacts: contacts.map(({ jobTitle, ...contact }) => ({ ...contact, jobTitle: jobTitle ?? null })),
  };
}
