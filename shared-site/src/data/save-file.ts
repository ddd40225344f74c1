/** Long enough for any browser to have read the file: Safari begins only after the click was handled. */
const readWithinMs = 60_000;

/** Hands a file to the browser, which saves it in the visitor's download folder. */
export function saveFile(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithinMs);
}
