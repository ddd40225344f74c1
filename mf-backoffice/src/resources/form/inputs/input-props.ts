import type { ComponentType } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { FieldFacts, ResourceField } from '../../entry-types.ts';

export interface FieldInputProps {
  field: ResourceField | FieldFacts;
  isLocked: boolean;
  /** Of a field within a section. */
  path?: string;
}

/** The props of the inputs of all kinds. */
export interface InputProps {
  field: FieldFacts;
  name: string;
  input: ControllerRenderProps;
  isLocked: boolean;
  /** The message of an invalid value. */
  message: string | undefined;
  /** The fields of a section. */
  parts: readonly FieldFacts[];
  /** The input of one of them. */
  Part: ComponentType<FieldInputProps>;
}

/** The text below it: the message, or the hint. */
export function helpOf({ field, message, isLocked }: Pick<InputProps, 'field' | 'message' | 'isLocked'>) {
  if (message) return message;
  return isLocked && field.help === null ? 'This cannot be changed here.' : (field.help ?? undefined);
}
