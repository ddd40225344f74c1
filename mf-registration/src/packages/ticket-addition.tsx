import styled from '@emotion/styled';
import { CheckboxField } from '@summit/shared-ui/form/checkbox-field';
import { formatPrice } from '@summit/shared-ui/layout/price';
import type { TicketPackage } from '../shared/ticket/tickets.ts';
import { usePackagesTexts } from './use-packages-texts.ts';

const Addition = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 4px 24px;
  padding: 16px 24px;
  background: var(--sheet);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  &:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  & > strong {
    font-size: var(--h3);
    font-weight: 700;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

interface TicketAdditionProps {
  /** The chosen ticket without it. */
  ticket: TicketPackage;
  addition: TicketPackage;
  isAdded: boolean;
  onAdd: (wanted: boolean) => void;
}

/** What can be added to the chosen ticket, such as a seat at the gala, with what it costs more. */
export function TicketAddition({ ticket, addition, isAdded, onAdd }: TicketAdditionProps) {
  const texts = usePackagesTexts();
  const added = addition.includes.filter((line) => !ticket.includes.includes(line));
  const hint = addition.isAvailable ? added.join('. ') : texts['registrationPackages.addition.unavailable'];
  return (
    <Addition>
      <CheckboxField
        name="addition"
        label={texts['registrationPackages.addition.label']}
        hint={hint}
        checked={isAdded}
        disabled={!addition.isAvailable}
        onChange={({ target }) => onAdd(target.checked)}
      />
      <strong>+ {formatPrice(addition.price - ticket.price, addition.currency)}</strong>
    </Addition>
  );
}
