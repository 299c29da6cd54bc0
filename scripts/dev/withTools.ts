/** What a page in development is given besides what visitors get. */
export interface DevTools {
  /** Lets the page edit; undefined where it may not. */
  token: string | undefined
  /** The content folder, absolute: for the editor on this machine. */
  root: string
  /** The state of the content that the page shows. */
  version: string
}

/** The elements as the server has sent them, before any script has added one: `editing/served.ts` reads them. */
const SERVED =
  '<script>window.served={html:document.documentElement.outerHTML,elements:[...document.body.querySelectorAll("*")]}</script>'
const START = '<script type="module" src="/renderer/editing/start.ts"></script>'

/** A page with the script that keeps it up to date and lets its texts be edited. */
export function withTools(html: string, { token, root, version }: DevTools): string {
  const end = html.lastIndexOf('<script type="module"')
  if (end === -1) return html
  const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const access = token === undefined ? '' : ` data-token="${quoted(token)}" data-root="${quoted(root)}"`
  return `${html.slice(0, end)}${SERVED}<template id="editing" data-version="${version}"${access}></template>${START}${html.slice(end)}`
}
