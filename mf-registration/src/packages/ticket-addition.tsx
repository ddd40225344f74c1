import { CheckboxField } from '@summit/shared-ui/choices/checkbox-field';
import { formatPrice } from '@summit/shared-ui/display/price';
import type { TicketPackage } from '../shared/ticket/tickets.ts';
import * as styles from './ticket-addition.module.css';
import { usePackagesTexts } from './use-packages-texts.ts';

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
    <div className={styles.addition}>
      <CheckboxField
        name="addition"
        label={texts['registrationPackages.addition.label']}
        hint={hint}
        checked={isAdded}
        disabled={!addition.isAvailable}
        onChange={({ target }) => onAdd(target.checked)}
      />
      <strong>+ {formatPrice(addition.price - ticket.price, addition.currency)}</strong>
    </div>
  );
}
