import { randomInt } from 'node:crypto';
import type * as formCalls from '@summit/contract/calls/forms';
import type { FormValues } from '@summit/contract/forms/described-form';
import { formSchema } from '@summit/contract/forms/form-schema';
import type { SendableFormType } from '@summit/contract/forms/sendable-forms';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { mailTexts } from '@summit/contract/texts/mail';
import { writeEmail } from '../../emails/public/emails.ts';
import { findDomainProblem } from '../../people/public/email-domains.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { readBody } from '../../platform/requests/validation.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTexts } from '../../settings/public/texts.queries.ts';
import { addSubmission, findForm } from './dynamic-forms.queries.ts';
import type { DynamicForm } from './dynamic-forms.tables.ts';
import { filledLines } from './filled-lines.ts';

/** Stores a form that a visitor sent, emails it to the organisers and confirms it to the sender: all or nothing. */
export function createSubmitFormHandler(platform: Platform): Handler<typeof formCalls.submitForm> {
  const { db, mail, clock, rateLimiter } = platform;
  return async ({ params, body, request, fail }) => {
    await rateLimiter.visit('formOfDevice', request);
    const form = await findForm(db, params.type);
    if (!form?.isOpen) return fail('cqrs-0009');
    const values = readBody(formSchema(form.fields), body.values) as FormValues;
    const email = addressIn(form, values);
    if (email) {
      await rateLimiter.requireAttempt('formOfAddress', { email });
      const problem = await findDomainProblem(db, email);
      if (problem) return fail(problem);
    }
    const { contactEmail } = await readSection(db, 'event');
    if (!contactEmail) return fail('message-0001');
    const reference = newReference(params.type);
    await db.transaction(async (tx) => {
      await addSubmission(tx, { reference, type: params.type, values, sentAt: clock.now() });
      const text = [`Sent as ${reference}.`, ...filledLines(form.fields, values)].join('\n\n');
      await mail.enqueue(tx, {
        to: contactEmail,
        topic: 'form',
        replyTo: email ?? undefined,
        subject: `${form.title}: ${reference}`,
        text,
      });
      if (email) await confirm(platform, tx, { email, title: form.title, reference });
    });
    return { reference };
  };
}

/** The sender's address, in forms that ask for it. */
function addressIn({ fields }: DynamicForm, values: FormValues): string | null {
  const field = fields.find(({ type }) => type === 'email');
  const value = field && values[field.name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Letters and digits that are not confused when they are read out. */
const readableCharacters = '23456789abcdefghjkmnpqrstuvwxyz';

function newReference(type: SendableFormType): string {
  const code = Array.from({ length: 8 }, () => readableCharacters[randomInt(readableCharacters.length)]);
  return `${type}-${code.join('')}`;
}

/** Emails the sender. The email repeats nothing that was typed, because the address may belong to someone else. */
async function confirm(
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  tx: Tx,
  { email, title, reference }: { email: string; title: string; reference: string },
): Promise<void> {
  const texts = await readTexts(tx, mailTexts);
  const written = await writeEmail(tx, 'formReceived', {
    firstName: texts['mail.formReceived.reader'],
    kit: title,
    url: `${config.siteOrigin}${href(pages.agenda)}`,
    facts: [[texts['mail.formReceived.reference'], reference]],
  });
  await mail.enqueue(tx, { to: email, topic: 'form-received', ...written });
}
