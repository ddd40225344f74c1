import type { ControllerRenderProps } from 'react-hook-form';
import type { ResourceField } from '../../entry-types.ts';

/** What an input of a form needs, whatever its kind. */
export interface InputProps {
  field: ResourceField;
  input: ControllerRenderProps;
  isLocked: boolean;
  /** What is wrong with it. */
  message: string | undefined;
}

/** What stands below it: what is wrong, or else what helps. */
export function helpOf({ field, message, isLocked }: Pick<InputProps, 'field' | 'message' | 'isLocked'>) {
  if (message) return message;
  return isLocked && field.help === null ? 'It cannot be changed here.' : (field.help ?? undefined);
}
