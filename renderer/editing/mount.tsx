import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import type { Backend } from './backend.ts'
import styles from './editing.css?inline'
import formStyles from './form.css?inline'
import { TOOLS } from './Layer.tsx'
import panelStyles from './panel.css?inline'
import { Tools } from './Tools.tsx'
import type { Annotated } from './targets.ts'
import treeStyles from './tree.css?inline'
import listStyles from './treeLists.css?inline'

/** What may be told to the tools on a page. */
export interface MountedTools {
  /** The page shows newer content. */
  renew: () => void
  tellProblems: (text: string | undefined) => void
}

/** Puts the tools on the page, in a tree of their own: neither has a say in how the other looks. */
export function mountTools(backend: Backend | undefined, load: () => Promise<Annotated>): MountedTools {
  const show = mountIn(TOOLS, [styles, formStyles, listStyles, treeStyles, panelStyles])
  let version = 0
  let problems: string | undefined
  const render = () => show(<Tools backend={backend} load={load} version={version} problems={problems} />)
  render()
  return {
    renew: () => {
      version += 1
      render()
    },
    tellProblems: (text) => {
      problems = text
      render()
    },
  }
}

/** Puts an element with a shadow tree on the page; what is returned renders into it. */
export function mountIn(name: string, styles: string[]): (what: ReactNode) => void {
  const host = document.createElement(name)
  document.documentElement.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  shadow.adoptedStyleSheets = styles.map(sheetOf)
  const root = createRoot(shadow)
  return (what) => root.render(what)
}

/** Not an element: the security policy of previews allows no styles in the page. */
function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}
