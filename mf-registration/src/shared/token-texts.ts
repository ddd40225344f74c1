import { registrationTexts } from '@summit/contract/texts/registration';
import { tokenTexts } from '@summit/contract/texts/tokens';

/** The texts of the pages that open with a token. */
export const tokenPageTexts = { ...registrationTexts, ...tokenTexts };
