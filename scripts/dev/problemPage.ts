/** What the browser shows while the content has problems: the check's own words. It reloads when they are mended. */
export function problemPage(problems: string): string {
  const text = problems.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The content has problems</title>
<style>:root{color-scheme:light dark}body{max-width:70rem;margin:3rem auto;padding:0 1.5rem;font:1rem/1.5 system-ui}pre{overflow-x:auto;font:.9375rem/1.5 ui-monospace,monospace}</style></head>
<body><h1>The content has problems</h1><p>Mend them and save: this page comes back by itself.</p><pre>${text}</pre></body>
</html>`
}
