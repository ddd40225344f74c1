import { messages } from '@summit/contract/words/messages';
import { databaseError, rootCause } from '../../platform/db/database-error.ts';
import { failure } from '../../platform/resources/read-values.ts';
import type { Resource } from '../../platform/resources/resource.ts';
import { Failure } from '../../platform/responses/failure.ts';

const duplicate = '23505';
const missingReference = '23503';
const brokenCheck = '23514';

/** Turns a refusal of the database into a failure of the field that it concerns; returns other errors unchanged. */
export function asRefusal(error: unknown, resource: Resource): unknown {
  const { detail = '' } = rootCause(error) as { detail?: string };
  const known = databaseError(error);
  switch (known?.state) {
    case duplicate:
      return refusal(fieldIn(detail, resource), messages.taken, error);
    case missingReference:
      return detail.includes('still referenced')
        ? new Failure('resource-0003', { cause: error })
        : refusal(fieldIn(detail, resource), messages.unknownEntry, error);
    case brokenCheck:
      return refusal(fieldIn(known.constraint ?? '', resource), messages.oneOf, error);
    default:
      return error;
  }
}

function refusal(field: string, message: string, cause: unknown): Failure {
  return new Failure('validation.base-0001', { failures: [failure(field, message)], cause });
}

/** The field whose column PostgreSQL names: the longest match, because one name may be part of another. */
function fieldIn(detail: string, { columns, key }: Resource): string {
  const named = columns.filter((name) =>
    detail.includes(name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
  );
  return named.sort((one, other) => other.length - one.length)[0] ?? key;
}
