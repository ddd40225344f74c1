import { lateSchema } from '@summit/shared-ui/form/late-schema';

/** The rules of the contact form. */
export const contactRules = lateSchema(
  ['name', 'email', 'topic', 'message'],
  async () => (await import('@summit/contract/contact-form')).contactBody,
);
