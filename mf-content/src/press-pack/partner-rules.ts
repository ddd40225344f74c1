import { lateSchema } from '@summit/shared-ui/form/late-schema';

/** The rules of the form for media partners and sponsors. */
export const partnerRules = lateSchema(
  ['company', 'name', 'email', 'mediaKitId'],
  async () => (await import('@summit/contract/media-partner-form')).becomeMediaPartnerBody,
);
