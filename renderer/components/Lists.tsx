/** Renders a paragraph for each text. Texts are keys, so they must be unique. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** Renders an unordered list. Texts are keys, so they must be unique. */
export function TextList({ texts, className }: { texts: string[]; className?: string }) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

interface TitledListProps {
  items: { title: string; text: string }[]
  className?: string
  itemClassName?: string
  textClassName?: string
}

/** Renders a list of titles with texts. Titles are headings of level 3. */
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
