import { fields, requiredText } from '@summit/contract/rules';

export const promoCodeSchema = fields({ code: requiredText(60) });
