import type { DevTools } from '../withTools.ts'

/** The page that forms of files are shown in. It is no page of the site: only the development server answers with it. */
export function formShell({ token, root }: DevTools): string {
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const access = token === undefined ? '' : ` data-token="${quoted(token)}" data-root="${quoted(root)}"`
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Forms of the content</title><link rel="stylesheet" href="/renderer/styles.css"></head>
<body><template id="editing"${access}></template><script type="module" src="/renderer/editing/forms.tsx"></script></body>
</html>`
}
