import './Prose.css'
import { clsx } from 'clsx'
import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { Body } from '../model/define/body.ts'
import { Bars, CaptionedFigure } from './BarDrawing.tsx'
import { Figure, Image } from './Picture.tsx'

/** Components by element name. Omits `<Fact>`, `<Claim>`, `<Price>`, and `<EntryLink>`, because `body.tree` already contains their text and links. */
export const proseComponents = {
  callout: Callout,
  figure: Figure,
  img: Image,
  steps: (props: { children?: ReactNode }) => <div className="steps" {...props} />,
  comparison: (props: { children?: ReactNode }) => <div className="prose-comparison" {...props} />,
  bars: Bars,
  flow: (props: { caption: string; children?: ReactNode }) => <CaptionedFigure className="flow" {...props} />,
  table: Table,
}

export function Prose({ body, className }: { body: Body; className?: string }) {
  return (
    <div className={clsx('prose', className)}>
      {toJsxRuntime(body.tree, { Fragment, jsx, jsxs, components: proseComponents })}
    </div>
  )
}

function Callout({ title, children }: { title?: string; children?: ReactNode }) {
  return (
    <aside className="callout my-9 space-y-3 bg-paper-deep px-[clamp(1.25rem,3vw,2rem)] pt-6 pb-[1.6rem]">
      {title && <p className="font-serif text-name">{title}</p>}
      {children}
    </aside>
  )
}

function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard (WCAG 2.1.1)
    <div className="table-scroll" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}
