import type { FastifyRequest } from 'fastify';
import type { ByteBudget } from './byte-budget.ts';
import { formParts, unreadableForm } from './form-parts.ts';

export type FormFileProblem = 'none' | 'several' | 'tooLarge' | 'refused' | 'noRoom';

/** The file of a form; of a refused file, its first bytes. */
export type FormFile = { content: Buffer } | { problem: FormFileProblem; beginning: Buffer };

const nothing = Buffer.alloc(0);

interface ExpectedFile {
  /** The name of the form's part. */
  name: string;
  maxBytes: number;
  /** Checks the first bytes; what it refuses is not held in memory. */
  accepts: (beginning: Buffer) => boolean;
  /** The number of bytes that `accepts` needs. */
  beginningBytes: number;
  /** The memory limit of all files that are being read or used. */
  budget: ByteBudget;
}

/**
 * Reads the one file of a multipart/form-data request, and passes it to `use`. Its name and media type come from the
 * sender, so they are ignored; so are text fields beside it.
 */
export async function withFormFile<T>(
  request: FastifyRequest,
  expected: ExpectedFile,
  use: (file: FormFile) => Promise<T>,
): Promise<T> {
  const found: FileBytes[] = [];
  try {
    return await use(await readFile(request, expected, found));
  } finally {
    for (const { held } of found) expected.budget.release(held);
  }
}

async function readFile(
  request: FastifyRequest,
  expected: ExpectedFile,
  found: FileBytes[],
): Promise<FormFile> {
  const { name, maxBytes } = expected;
  const limits = { files: 2, fields: 10, fieldNameSize: 100, fieldSize: 1024, fileSize: maxBytes };
  try {
    for await (const part of formParts(request, { limits })) {
      if (part.type !== 'file') continue;
      const bytes = new FileBytes(expected);
      const wanted = part.fieldname === name;
      if (wanted) found.push(bytes);
      // Unwanted parts are drained, so that the sender can read the response.
      for await (const chunk of part.file) if (wanted) bytes.add(chunk as Buffer);
      // The parser truncates silently.
      if (part.file.truncated) return { problem: 'tooLarge', beginning: nothing };
    }
  } catch (error) {
    throw unreadableForm(error);
  }
  return getFile(found);
}

function getFile(found: FileBytes[]): FormFile {
  const [file] = found;
  if (!file) return { problem: 'none', beginning: nothing };
  if (found.length > 1) return { problem: 'several', beginning: nothing };
  const { problem, beginning } = file;
  return problem ? { problem, beginning } : { content: file.content() };
}

/** The bytes of one file as they arrive. */
class FileBytes {
  problem: FormFileProblem | null = null;
  /** The number of bytes that are held. */
  held = 0;
  beginning = nothing;
  #chunks: Buffer[] = [];
  #isChecked = false;

  constructor(private readonly expected: ExpectedFile) {}

  add(chunk: Buffer): void {
    if (this.problem) return;
    if (!this.expected.budget.take(chunk.length)) return this.#drop('noRoom');
    this.held += chunk.length;
    this.#chunks.push(chunk);
    if (!this.#isChecked && this.held >= this.expected.beginningBytes) this.#check();
  }

  content(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  #check(): void {
    this.#isChecked = true;
    const { accepts, beginningBytes } = this.expected;
    const content = this.content();
    if (accepts(content)) return;
    this.beginning = Buffer.from(content.subarray(0, beginningBytes));
    this.#drop('refused');
  }

  #drop(problem: FormFileProblem): void {
    this.problem = problem;
    this.#chunks = [];
    this.expected.budget.release(this.held);
    this.held = 0;
  }
}
