import { vipSecondPart } from '@summit/contract/registration-fields';
import { email } from '@summit/contract/rules';

export {
  buySecondPart as buy,
  invitedSecondPart as invited,
  sellSecondPart as sell,
  sellSecondPartWithVatId as sellWithVatId,
  vipSecondPart as pass,
} from '@summit/contract/registration-fields';

export const passWithAccountManager = vipSecondPart.shape({ accountManagerEmail: email() });
