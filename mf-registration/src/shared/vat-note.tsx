import { formatRate } from '@summit/contract/money';
import { fillText } from '@summit/contract/text-lookup';
import type { TicketPackage } from './tickets.ts';
import { useRegistrationTexts } from './use-registration-texts.ts';

/** How much of the prices is VAT; nothing where the seller charges none. */
export function VatNote({ packages }: { packages: readonly TicketPackage[] }) {
  const texts = useRegistrationTexts();
  const taxed = packages.find(({ price, vatBasisPoints }) => price > 0 && vatBasisPoints > 0);
  if (!taxed) return null;
  return <p>{fillText(texts['registration.vat'], { rate: formatRate(taxed.vatBasisPoints) })}</p>;
}
