/** Like `encodeURIComponent`, but lone surrogates become the bytes that a careless program makes of them. */
export function encodedText(text: string): string {
  return text
    .split(/(\p{Surrogate})/u)
    .map((piece, index) => (index % 2 === 1 ? '%ED%A0%80' : encodeURIComponent(piece)))
    .join('');
}
