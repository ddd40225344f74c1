/**
 * Copies a text to the clipboard. Browsers offer their clipboard only on encrypted pages; elsewhere the text is selected and
 * copied as by the keyboard.
 * @returns whether it was copied
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position:fixed;opacity:0';
  // The text is placed inside an open dialog, because the dialog would otherwise take the focus back.
  const place = focused?.closest('[role=dialog], [role=alertdialog]') ?? document.body;
  place.append(field);
  field.focus({ preventScroll: true });
  field.select();
  // This is deprecated, but the only way without encryption.
  const isCopied = document.execCommand?.('copy') ?? false;
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isCopied;
}
