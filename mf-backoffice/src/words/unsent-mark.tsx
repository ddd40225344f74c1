import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';

/** Says outside of the form that it stands in whether something is typed and not sent. */
export function UnsentMark({ onChange }: { onChange: (isUnsent: boolean) => void }) {
  const { isDirty } = useFormState();
  useEffect(() => {
    onChange(isDirty);
    return () => onChange(false);
  }, [isDirty, onChange]);
  return null;
}
