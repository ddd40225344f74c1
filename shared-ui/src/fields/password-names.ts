/** The names of the password fields of a form, including those that show what is typed. */
export function getPasswordNames(form: HTMLFormElement | null): string[] {
  const controls: Element[] = form ? [...form.elements] : [];
  return controls.flatMap((control) =>
    control instanceof HTMLInputElement && isPassword(control) ? [control.name] : [],
  );
}

function isPassword(input: HTMLInputElement): boolean {
  return input.type === 'password' || input.getAttribute('autocomplete')?.includes('password') === true;
}
