import { type Schema, ValidationError } from 'yup';

/** Every message that a schema returns for a value; none when the value is valid. */
export function messagesFor(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}
