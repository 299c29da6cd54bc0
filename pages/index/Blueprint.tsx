import type { Data } from './+data.ts'

/** Five steps as a stair; the last landing is the light. On small screens the stair is a line beside the text. */
export function Blueprint({ copy }: { copy: Data['copy']['blueprint'] }) {
  return (
    <section className="blueprint section" aria-labelledby="blueprint">
      <div className="wrap">
        <div className="stair">
          <header>
            <h2 id="blueprint">{copy.title}</h2>
            <p>{copy.text}</p>
          </header>
          <svg className="stair-line" viewBox="0 0 500 400" preserveAspectRatio="none" aria-hidden="true">
            <path d="M-100 400H0C60 400 40 300 100 300C160 300 140 200 200 200C260 200 240 100 300 100C360 100 340 0 400 0H620" />
          </svg>
          <ol>
            {copy.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
