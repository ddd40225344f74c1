import type { ComponentProps } from 'react';
import * as styles from './popup-form.module.css';

/** A form in a popup: one column, fields at an even distance. */
export function PopupForm(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form {...props} className={styles.popupForm} />;
}
