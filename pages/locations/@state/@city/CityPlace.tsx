interface Props {
  title: string
  paragraphs: string[]
}

/** The place in figures: its size, what lies around it, and its five miles. */
export function CityPlace({ title, paragraphs }: Props) {
  return (
    <section className="city-place section wrap columns" aria-labelledby="place">
      <h2 id="place">{title}</h2>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
