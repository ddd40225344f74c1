import { blitzFormType, describedBlitzFields } from '@summit/contract/shapes/blitz';
import type { Db } from '../../platform/db/db.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { type DynamicForm, findForm } from '../dynamic-forms/dynamic-forms.queries.ts';
import { type BlitzInvitation, findInvitation } from './blitz-invitations.queries.ts';

interface OpenInvitation {
  invitation: BlitzInvitation;
  /** Its described fields are those that a submission has. */
  form: DynamicForm;
}

/**
 * The invitation of a token, with the form that it opens.
 * @throws Failure cqrs-0009 for an unknown token, in the form's own words where it has some; fm.cms-0009 once
 * the invitation, or the blitz, is closed
 */
export async function openInvitation(db: Db, token: string, now: Date): Promise<OpenInvitation> {
  const [invitation, form, { isEnabled }] = await Promise.all([
    findInvitation(db, token),
    findForm(db, blitzFormType),
    readSection(db, 'blitz'),
  ]);
  if (!invitation) {
    throw new Failure('cqrs-0009', { message: form?.metadata.errors.invalidToken ?? undefined });
  }
  const isClosed = invitation.closesAt !== null && invitation.closesAt <= now;
  if (isClosed || !isEnabled || !form) throw new Failure('fm.cms-0009');
  return { invitation, form: { ...form, fields: form.fields.filter(isTaken) } };
}

function isTaken({ name }: DynamicForm['fields'][number]): boolean {
  return describedBlitzFields.some((field) => field === name);
}
