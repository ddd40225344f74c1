import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useCountryInfoQuery } from './country-info.ts';

/**
 * Chooses the visitor's probable country in a form once it is being filled in, unless one is chosen. Spread `whenTouched`
 * on the form.
 */
export function useProbableCountry(form: RefObject<HTMLFormElement | null>) {
  const [isTouched, setTouched] = useState(false);
  const info = useCountryInfoQuery(isTouched);
  const touch = () => setTouched(true);

  const choose = useEffectEvent((country: string) => {
    const list = form.current?.querySelector<HTMLSelectElement>('select[name="country"]');
    // Nor is one chosen for a visitor who is just choosing, or typing in the search beside the list.
    if (!list || list.value !== '' || list.parentElement?.contains(document.activeElement)) return;
    list.value = country;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const country = info?.country;
  useEffect(() => {
    if (country) choose(country);
  }, [country]);

  return { country, phonePrefix: info?.phonePrefix, whenTouched: { onFocus: touch, onInput: touch } };
}
