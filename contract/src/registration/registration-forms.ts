import type { AnyObject, ObjectSchema } from 'yup';
import {
  buySecondPart,
  cryptoTraderForm,
  featuredForm,
  firstStep,
  invitedFirstStep,
  invitedSecondPart,
  sellSecondPart,
  vipFirstStep,
  vipSecondPart,
} from './registration-fields.ts';
import type { RegistrationKindName } from './registration-kinds.ts';

interface RegistrationForms {
  firstPart: ObjectSchema<AnyObject>;
  /** Null where the first part is all. */
  secondPart: ObjectSchema<AnyObject> | null;
}

const byPass = { firstPart: vipFirstStep, secondPart: vipSecondPart };

/** The rules of both parts of a registration, by its kind. */
export const registrationForms = {
  Buy: { firstPart: firstStep, secondPart: buySecondPart },
  Sell: { firstPart: firstStep, secondPart: sellSecondPart },
  CryptoTrader: { firstPart: cryptoTraderForm, secondPart: null },
  Vip: byPass,
  Exhibitor: byPass,
  Sponsor: byPass,
  Invited: { firstPart: invitedFirstStep, secondPart: invitedSecondPart },
  Featured: { firstPart: featuredForm, secondPart: null },
} as const satisfies Record<RegistrationKindName, RegistrationForms>;
