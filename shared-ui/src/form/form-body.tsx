import type { ComponentProps, ReactNode } from 'react';
import * as styles from './form-body.module.css';

/** A form's column: fields below each other, at most 738 px wide. Render with `<FormBody {...form.formProps}>`. */
export function FormBody(props: Omit<ComponentProps<'form'>, 'className'>) {
  return <form {...props} className={styles.formBody} />;
}

/** Two short fields beside each other where there is room. */
export function FieldPair({ children }: { children: ReactNode }) {
  return <div className={styles.fieldPair}>{children}</div>;
}
