import type { ComponentProps, ReactNode } from 'react'

type Props = ComponentProps<'table'> & { headerCells: ReactNode }

/** Renders a table. On phones, the cells stack. Safari 17.0 and newer keep the semantics of tables with `display: block` (caniuse, pull request 6833). */
export function StackingTable({ headerCells, children, className, ...attributes }: Props) {
  return (
    <table className={`stacking ${className}`} {...attributes}>
      <thead className="max-md:not-print:sr-only">
        <tr>{headerCells}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
