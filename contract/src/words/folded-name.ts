/** A name as it is compared: without accents, capitals and signs, and without the article before it. */
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
