/** A name as it is compared: without accents, capitals, punctuation and the article at its beginning. */
export function foldedName(name: string): string {
  return name
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replace(/\p{M}|['’‘ʻʼ`]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the (?=.)/, '')
    .replace(/\bsaint\b/g, 'st');
}
