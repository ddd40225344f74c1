import { fields, requiredText } from '@summit/contract/forms/rules';

export const promoCodeSchema = fields({ code: requiredText(60) });
