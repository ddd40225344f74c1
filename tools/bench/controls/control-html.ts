const scriptLink = /<link[^>]+(?:modulepreload|as="script")[^>]*>/g;
/** Start tags of scripts that a browser runs: scripts that only hold data have another type. */
const runningScript = /<script(?![^>]*type="(?!module|text\/javascript))/g;

/** The same HTML, unchanged except for the words that stop its scripts from being fetched and run. */
export function withoutScript(html: string): string {
  return html.replace(scriptLink, '').replace(runningScript, '<script type="text/plain"');
}

/** A page with the same title and words, and nothing else: the minimum cost of any page. */
export function plainPage(html: string): string {
  const title = /<title>.*?<\/title>/s.exec(html)?.[0] ?? '';
  const body = /<body[^>]*>(.*)<\/body>/s.exec(withoutScript(html))?.[1] ?? '';
  const words = body.replace(/<(script|style|svg)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]+>\s*/g, ' ');
  const paragraphs = words.match(/.{1,400}(?:\s|$)/gs) ?? [];
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${title}</head><body><p>${paragraphs.join('<p>')}</body></html>`;
}

/** The same HTML with another main script; the files that the site would fetch with its own are not fetched. */
export function withMain(html: string, main: string): string {
  return html.replace(/data-main="[^"]*"/, `data-main="${main}"`).replace(/ data-(next|rules)="[^"]*"/g, '');
}
