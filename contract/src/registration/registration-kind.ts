import type { PageIdOf } from '../site/page-ids.ts';
import type { CategoryType } from './attendee-types.ts';

/**
 * Everything that differs between the kinds of registration except the rules of their forms: those are in
 * `registration-forms.ts`, because every page's header imports this table and only forms need their rules.
 */
export interface RegistrationKind {
  /** The name of this kind of attendee in the price list. */
  title: string;
  /**
   * How one registers: by the form that is open to all visitors, by an open form of this kind's own, or by a mailed
   * link.
   */
  entry: 'form' | 'ownForm' | 'invitation';
  /** The kind's part of the address `/registration/{slug}`; null for kinds that register by a separate link. */
  slug: string | null;
  /**
   * The source of the category: chosen, the inviter's, that of the pass, or the default one of the first of these
   * types.
   */
  category: 'chosen' | 'inviters' | 'passes' | readonly CategoryType[];
  /** The kind's own calls, which check the link, save the parts of the form, and so on; null where it has none. */
  calls: {
    check: string | null;
    firstPart: string;
    secondPart: string | null;
    packages: 'attendeePackages' | 'cryptoTraderPackages' | null;
    selectPackage: 'selectPackage' | 'selectCryptoTraderPackage' | null;
    topics: 'submitKillerFeature' | 'vipKillerFeature' | null;
  };
  /** The pages of the steps in their order, before payment or completion. */
  steps: readonly PageIdOf<'registration'>[];
  /** Whether a package is chosen, and paid unless it is free; otherwise the ticket is given. */
  choosesPackage: boolean;
  /** Where the invoice address is requested; null where there is nothing to pay. */
  invoice: 'secondPart' | 'withPackage' | null;
  /** Whether the settings can require a valid VAT number in the second part. */
  checksVatId: boolean;
  /** `offered` as a step, `owed` even after the registration is complete, requested in the form itself, or no step at all. */
  photo: 'offered' | 'owed' | 'inForm' | 'none';
  /** Shown at the top of the attendee list, with what they wrote about themselves. */
  isFeatured: boolean;
  /** Whether a colleague can take the ticket over: what the registration says is about a company, not one person. */
  isTransferable: boolean;
  /** What the names of its texts begin with. */
  texts: string;
  /** What the names of the texts of its second part begin with; null where the common ones are used. */
  secondPartTexts: string | null;
  /** The text that names the kind; null where the attendee's category names it. */
  nameText: string | null;
}

const openSteps = [
  'registrationAttendee',
  'registrationSecondPart',
  'registrationPhoto',
  'registrationPackages',
  'registrationKillerFeature',
] as const;

/** What the kinds of the open form have in common. */
export const byOpenForm = {
  entry: 'form',
  category: 'chosen',
  calls: {
    check: null,
    firstPart: 'submitStepOne',
    secondPart: 'submitStepTwo',
    packages: 'attendeePackages',
    selectPackage: 'selectPackage',
    topics: 'submitKillerFeature',
  },
  steps: openSteps,
  choosesPackage: true,
  photo: 'offered',
  isFeatured: false,
  isTransferable: true,
  secondPartTexts: null,
  nameText: null,
} as const;

/** What the kinds have in common that come on a pass of a company or the organisers, by a link that many share. */
export const byPass = {
  entry: 'invitation',
  slug: null,
  category: 'passes',
  calls: {
    check: 'vipInvitation',
    firstPart: 'vipStepOne',
    secondPart: 'vipStepTwo',
    packages: null,
    selectPackage: null,
    topics: 'vipKillerFeature',
  },
  steps: [
    'registrationInvitation',
    'registrationSecondPart',
    'registrationPhoto',
    'registrationKillerFeature',
  ],
  choosesPackage: false,
  invoice: null,
  checksVatId: false,
  photo: 'offered',
  isFeatured: false,
  isTransferable: true,
  texts: 'registrationInvitation',
  secondPartTexts: 'registrationSecondPart.pass',
  nameText: null,
} as const;
