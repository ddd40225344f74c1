const scriptLink = /<link[^>]+(?:modulepreload|as="script")[^>]*>/g;
/** Start tags of scripts that a browser runs: those with data have another type. */
const runningScript = /<script(?![^>]*type="(?!module|text\/javascript))/g;

/** The same HTML, byte for byte but for the words that keep its scripts from being fetched and run. */
export function withoutScript(html: string): string {
  return html.replace(scriptLink, '').replace(runningScript, '<script type="text/plain"');
}

/** The same HTML, started by another main script; what the site would fetch with its own is not fetched. */
export function withMain(html: string, main: string): string {
  return html.replace(/data-main="[^"]*"/, `data-main="${main}"`).replace(/ data-(next|rules)="[^"]*"/g, '');
}
