import type { ComponentType } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { FieldFacts, ResourceField } from '../../entry-types.ts';

export interface FieldInputProps {
  field: ResourceField | FieldFacts;
  isLocked: boolean;
  /** Of a field within a section. */
  path?: string;
}

/** What an input of a form needs, whatever its kind. */
export interface InputProps {
  field: FieldFacts;
  name: string;
  input: ControllerRenderProps;
  isLocked: boolean;
  /** What is wrong with it. */
  message: string | undefined;
  /** The fields of a section. */
  parts: readonly FieldFacts[];
  /** The input of one of them. */
  Part: ComponentType<FieldInputProps>;
}

/** What stands below it: what is wrong, or else what helps. */
export function helpOf({ field, message, isLocked }: Pick<InputProps, 'field' | 'message' | 'isLocked'>) {
  if (message) return message;
  return isLocked && field.help === null ? 'It cannot be changed here.' : (field.help ?? undefined);
}
