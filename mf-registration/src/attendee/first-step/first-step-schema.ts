import { oneOf, requiredText } from '@summit/contract/forms/rules';
import { firstStep, firstStepWithPassword } from '@summit/contract/registration/registration-fields';
import { openKindNames } from '@summit/contract/registration/registration-kinds';

const choices = { type: oneOf(openKindNames), categoryId: requiredText() };

export const withoutPassword = firstStep.shape(choices);
export const withPassword = firstStepWithPassword.shape(choices);
