import { email } from '@summit/contract/forms/rules';
import { vipSecondPart } from '@summit/contract/registration/registration-fields';

export {
  buySecondPart as buy,
  invitedSecondPart as invited,
  sellSecondPart as sell,
  sellSecondPartWithVatId as sellWithVatId,
  vipSecondPart as pass,
} from '@summit/contract/registration/registration-fields';

export const passWithAccountManager = vipSecondPart.shape({ accountManagerEmail: email() });
