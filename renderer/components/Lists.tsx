import { keepHighwaysTogether } from '../wording/format.ts'

/** Renders a paragraph for each item. Uses the items as React keys, so they must be unique. */
export function Paragraphs({ items }: { items: string[] }) {
  return items.map((text) => <p key={text}>{keepHighwaysTogether(text)}</p>)
}

/** Renders an unordered list. Uses the items as React keys, so they must be unique. */
export function TextList({ items, className }: { items: string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

interface TitledListProps {
  items: { title: string; text: string }[]
  className: string
  itemClassName: string
  textClassName: string
}

/** Renders a list of items with a title, as a heading of level 3, and text. */
export function TitledList({ items, className, itemClassName, textClassName }: TitledListProps) {
  return (
    <ul className={className}>
      {items.map(({ title, text }) => (
        <li key={title} className={itemClassName}>
          <h3>{title}</h3>
          <p className={textClassName}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
