import { firstStep, firstStepWithPassword } from '@summit/contract/registration-fields';
import { openKindNames } from '@summit/contract/registration-kinds';
import { oneOf, requiredText } from '@summit/contract/rules';

const choices = { type: oneOf(openKindNames), categoryId: requiredText() };

export const withoutPassword = firstStep.shape(choices);
export const withPassword = firstStepWithPassword.shape(choices);
