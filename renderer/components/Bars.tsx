import { isValidElement, type ReactNode } from 'react'
import { parseBarItem } from '../prose/barItem.ts'
import { BarDrawing } from './BarDrawing.tsx'

interface Props {
  caption: string
  unit?: string
  /** The list that the writer wrote; each item is checked to be a label and a number. */
  children?: ReactNode
}

/** Figures side by side, drawn to one scale from zero; the last one carries the light. */
export function Bars({ caption, unit, children }: Props) {
  const items = textOf(children)
    .split('\n')
    .flatMap((line) => parseBarItem(line.trim(), unit) ?? [])
  const words = [caption.replace(/\.$/, ''), ...items.map(({ label, written }) => `${label}: ${written}`)]
  return (
    <figure className="bars">
      <figcaption>{caption}</figcaption>
      <BarDrawing title={`${words.join('. ')}.`} items={items} />
    </figure>
  )
}

/** The words of what is inside: each item of a list is a line. */
function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node
  if (Array.isArray(node)) return node.map(textOf).join('')
  return isValidElement<{ children?: ReactNode }>(node) ? textOf(node.props.children) : ''
}
