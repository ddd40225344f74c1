import type { InputHTMLAttributes, Ref } from 'react';
import type { FieldProps } from './field.tsx';
import { FieldFrame } from './field.tsx';
import { preparePhoneCheck, registerNumberChecks } from './number-checks.ts';

registerNumberChecks();

export interface PhoneFieldProps
  extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'type' | 'inputMode'> {
  /** The visitor's country code, from the address or the country field: `+44`. */
  countryPrefix?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A telephone number in the international form (E.164); the hint shows how it begins. */
export function PhoneField(props: PhoneFieldProps) {
  const { label, name, id, hint, error, required, optional, countryPrefix = '+44', ref, ...input } = props;
  const help = hint ?? `With the country code, for example ${countryPrefix} 20 7946 0018`;
  return (
    <FieldFrame {...{ label, name, id, hint: help, error, required, optional }}>
      {(described) => (
        <div className="field-control">
          <input
            autoComplete="tel"
            placeholder={countryPrefix}
            {...input}
            {...described}
            ref={ref}
            onFocus={(event) => {
              void preparePhoneCheck();
              input.onFocus?.(event);
            }}
            type="tel"
            inputMode="tel"
          />
        </div>
      )}
    </FieldFrame>
  );
}
