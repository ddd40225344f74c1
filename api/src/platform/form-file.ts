import type { FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';
import { unreadableForm } from './form-fields.ts';

export type FormFileProblem = 'none' | 'several' | 'tooLarge';

/** What a form brought in the place of its file. */
export type FormFile = { content: Buffer } | { problem: FormFileProblem };

/**
 * The one file of a request that came as multipart/form-data, in the part of this name. Its name and media type are
 * what the sender says, so they are not told; text fields beside it are passed over.
 */
export async function readFormFile(
  request: FastifyRequest,
  name: string,
  maxBytes: number,
): Promise<FormFile> {
  if (!request.isMultipart()) {
    throw new Failure('request-0003');
  }
  const limits = { files: 2, fields: 10, fieldNameSize: 100, fieldSize: 1024, fileSize: maxBytes };
  const found: Buffer[] = [];
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk as Buffer);
      // The parser cuts silently what is too long.
      if (part.file.truncated) return { problem: 'tooLarge' };
      if (part.fieldname === name) found.push(Buffer.concat(chunks));
    }
  } catch (error) {
    throw unreadableForm(error);
  }
  const [content] = found;
  if (!content) return { problem: 'none' };
  return found.length === 1 ? { content } : { problem: 'several' };
}
