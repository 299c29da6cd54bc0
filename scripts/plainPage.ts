const STYLES = `:root{color-scheme:light dark}
body{max-width:44rem;margin:3rem auto;padding:0 1.5rem;font:1rem/1.6 system-ui}
h1,h2{line-height:1.2}
pre{white-space:pre-wrap;font:.9375rem/1.5 ui-monospace,monospace}
aside{margin-block:2rem;padding:.25rem 1.5rem;border:1px solid;border-radius:.5rem}
aside h2{font-size:1rem}
img{max-width:100%;height:auto}
td,th{padding:.25rem .75rem;border:1px solid;text-align:start}`

/** Renders a page without the styles and scripts of the site. Its title and body are HTML, so use `escapeHtml` for text. */
export function renderPlainPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>${STYLES}</style></head>
<body><h1>${title}</h1>
${body}
</body>
</html>
`
}

/** Escapes text for HTML and XML, but not for attributes, because it doesn't escape quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
