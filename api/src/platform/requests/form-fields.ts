import type { FastifyRequest } from 'fastify';
import { Failure } from '../responses/failure.ts';
import { formParts, unreadableForm } from './form-parts.ts';

/** The limits of forms, which are short on this site. */
const limits = { files: 0, fields: 40, fieldNameSize: 100, fieldSize: 16 * 1024 };

/** The fields of a request that came as multipart/form-data, without files. Of fields with one name the last one counts. */
export async function readFormFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  try {
    for await (const part of formParts(request, { limits })) {
      if (part.type === 'field') {
        // The parser truncates silently.
        if (part.valueTruncated || part.fieldnameTruncated) throw new Failure('request-0002');
        // The parser decodes invalid UTF-8 as this character, which was not sent.
        if (String(part.value).includes('\ufffd')) throw new Failure('request-0001');
        fields.set(part.fieldname, part.value);
      }
    }
  } catch (error) {
    throw unreadableForm(error);
  }
  return Object.fromEntries(fields);
}
