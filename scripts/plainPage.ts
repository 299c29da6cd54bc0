/** Renders a page that doesn't use the site's code, for writers and engineers. */
export function renderPlainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{max-width:60rem;margin:3rem auto;padding:0 1.5rem;font:1rem/1.5 system-ui}pre{white-space:pre-wrap;font:.9375rem/1.5 ui-monospace,monospace}</style></head>
<body><h1>${title}</h1>
${body}
</body>
</html>
`
}
