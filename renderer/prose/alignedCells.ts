import type { Element, Root } from 'hast'
import { visit } from 'unist-util-visit'

/**
 * The side on which a table's column stands (`---:` is right) goes where a sheet can see it: the attribute `align` is
 * obsolete (HTML, section 16.2), and the security policy allows no style of an element.
 */
export function alignedCells() {
  return (tree: Root): void =>
    visit(tree, 'element', ({ properties }: Element) => {
      const { align } = properties
      if (align === undefined) return
      delete properties.align
      properties.dataAlign = align
    })
}
