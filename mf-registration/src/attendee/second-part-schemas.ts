import { sellSecondPart, vipSecondPart } from '@summit/contract/registration-fields';
import { email, vatId } from '@summit/contract/rules';

export {
  buySecondPart as buy,
  invitedSecondPart as invited,
  sellSecondPart as sell,
  vipSecondPart as pass,
} from '@summit/contract/registration-fields';

export const sellWithVatId = sellSecondPart.shape({ vatId: vatId() });
export const passWithAccountManager = vipSecondPart.shape({ accountManagerEmail: email() });
