import './tables.css'

interface Props {
  id: string
  title: string
  text?: string
}

export function TableHead({ id, title, text }: Props) {
  return (
    <header className="table-head pb-[clamp(1.5rem,4vw,3.5rem)] print:pb-6">
      <h2 id={id} className="max-w-168">
        {title}
      </h2>
      {text && <p className="mt-[clamp(0.9rem,2vw,1.25rem)] max-w-144 text-ink-soft">{text}</p>}
    </header>
  )
}
