import { lazySchema } from '@summit/shared-ui/form/lazy-schema';

/** The rules of the form for media partners and sponsors. */
export const partnerRules = lazySchema(
  ['company', 'name', 'email', 'mediaKitId'],
  async () => (await import('@summit/contract/forms/media-partner-form')).becomeMediaPartnerBody,
);
