import { formatRate } from '@summit/contract/money-and-time/money';
import { fillText } from '@summit/contract/words/text-lookup';
import { useRegistrationTexts } from '../texts/use-registration-texts.ts';
import type { TicketPackage } from '../ticket/tickets.ts';

/** How much of the prices is VAT; nothing where the seller charges none. */
export function VatNote({ packages }: { packages: readonly TicketPackage[] }) {
  const texts = useRegistrationTexts();
  const taxed = packages.find(({ price, vatBasisPoints }) => price > 0 && vatBasisPoints > 0);
  if (!taxed) return null;
  return <p>{fillText(texts['registration.vat'], { rate: formatRate(taxed.vatBasisPoints) })}</p>;
}
