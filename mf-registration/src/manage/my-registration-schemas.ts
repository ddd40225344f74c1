import { givenPassword } from '@summit/contract/forms/rules';
import * as limits from '@summit/contract/limits/limits';
import { object } from '@summit/contract/yup';

export { ownDetails, ownDetailsAtWork } from '@summit/contract/registration/registration-fields';
export { transferOffer } from '@summit/contract/registration/transfer-fields';

export const erasure = object({ password: givenPassword(limits.longText) });
