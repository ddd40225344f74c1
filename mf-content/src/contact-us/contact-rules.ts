import { lazySchema } from '@summit/shared-ui/form/lazy-schema';

/** The rules of the contact form. */
export const contactRules = lazySchema(
  ['name', 'email', 'topic', 'message'],
  async () => (await import('@summit/contract/forms/contact-form')).contactBody,
);
