import './StackingTable.css'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'table'> {
  caption?: string
  head: ReactNode
  children: ReactNode
}

/**
 * A table whose rows stand below each other on phones, where its parts are shown as blocks. They stay a table's to those
 * who listen: Safari, the last browser that forgot it, has kept it since version 17.0 (caniuse, pull request 6833).
 */
export function StackingTable({ caption, head, children, className, ...attributes }: Props) {
  return (
    <table className={className ? `stacking ${className}` : 'stacking'} {...attributes}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="max-phone:not-print:sr-only">
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
