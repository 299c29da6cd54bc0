/** Texts of the content, each a paragraph. */
export function Paragraphs({ texts }: { texts: string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>)
}

/** Texts of the content, each an item of a list. */
export function Items({ texts, className }: { texts: string[]; className?: string }) {
  return (
    <ul className={className}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

interface PointsProps {
  points: { title: string; text: string }[]
  className?: string
}

/** A list of headings, each with a sentence under it. */
export function Points({ points, className }: PointsProps) {
  return (
    <ul className={className}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
