import type { ReactNode } from 'react';
import { AddressByToken } from './address-by-token.tsx';
import { CompletionByToken } from './completion-by-token.tsx';
import { ConfirmationByToken } from './confirmation-by-token.tsx';
import type { MailedLinkToken } from './mailed-link-of.ts';
import { useMailedLinkTexts } from './use-mailed-link-texts.ts';

interface MailedLinkProps extends MailedLinkToken {
  /** Shown while the server responds. */
  waiting: ReactNode;
}

const byPurpose = {
  token: CompletionByToken,
  confirm: ConfirmationByToken,
  address: AddressByToken,
} as const satisfies Record<MailedLinkToken['purpose'], unknown>;

/** The question that the link of an email puts to its reader. */
export function MailedLink({ purpose, token, waiting }: MailedLinkProps) {
  const texts = useMailedLinkTexts();
  const Asked = byPurpose[purpose];
  return <Asked token={token} texts={texts} waiting={waiting} />;
}
