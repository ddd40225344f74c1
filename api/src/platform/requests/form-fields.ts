import type { FastifyRequest } from 'fastify';
import { Failure } from '../responses/failure.ts';
import { formParts, unreadableForm } from './form-parts.ts';

/** Our forms are short: a longer one is refused. */
const limits = { files: 0, fields: 40, fieldNameSize: 100, fieldSize: 16 * 1024 };

/** The fields of a request that came as multipart/form-data, without files. Of fields with one name the last one counts. */
export async function readFormFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of formParts(request, { limits })) {
      if (part.type === 'field') {
        // The parser cuts silently what is too long.
        if (part.valueTruncated || part.fieldnameTruncated) throw new Failure('request-0002');
        // It decodes invalid UTF-8 as this character, which would be other text than was sent.
        if (String(part.value).includes('\ufffd')) throw new Failure('request-0001');
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    throw unreadableForm(error);
  }
  return Object.fromEntries(fields);
}
