import './StackingTable.css'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'table'> {
  className: string
  head: ReactNode
  children: ReactNode
}

/** Renders a table whose cells stack on phones. Since Safari 17.0, tables keep their semantics with `display: block` (caniuse, pull request 6833). */
export function StackingTable({ head, children, className, ...attributes }: Props) {
  return (
    <table className={`stacking ${className}`} {...attributes}>
      <thead className="max-phone:not-print:sr-only">
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
