import type { InferType } from 'yup';
import { object, string } from '../yup.ts';

/** The signature of a release's descriptor by the remote's team, beside it. */
export const signatureFile = 'remote.json.sig';

const signatureSchema = object({
  /** The public origin of the site: a build that was signed for one is not released on another. */
  site: string().required(),
  /** ISO 8601. */
  signedAt: string()
    .required()
    .matches(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  /** Ed25519, in base64. */
  signature: string().required(),
}).strict();

export type ReleaseSignature = InferType<typeof signatureSchema>;

/** @throws Error when it is no signature */
export function signatureFrom(text: string): ReleaseSignature {
  return signatureSchema.validateSync(JSON.parse(text));
}

/** What a team signs. @param descriptor the sha256 of `remote.json`, which names the remote and the hash of every file */
export function signedText(
  { site, signedAt }: Pick<ReleaseSignature, 'site' | 'signedAt'>,
  descriptor: string,
): string {
  return JSON.stringify(['summit-release', site, signedAt, descriptor]);
}
