import type { Root } from 'hast'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'

/** The components of MDX that are drawn here; `<Fact>` and `<Claim>` are words already. */
export const proseComponents = { callout: Callout, table: Table }

/** The body of an article, an episode or a legal page. It is data: nothing in it runs. */
export function Prose({ body }: { body: Root }) {
  return (
    <div className="prose">
      {toJsxRuntime(body, { Fragment, jsx, jsxs, components: proseComponents, tableCellAlignToStyle: false })}
    </div>
  )
}

function Callout({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <aside className="callout">
      {title && <p className="callout-title">{title}</p>}
      {children}
    </aside>
  )
}

/** A wide table scrolls inside its own box, by keyboard too. */
function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard (WCAG 2.1.1)
    <div className="table-scroll" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
