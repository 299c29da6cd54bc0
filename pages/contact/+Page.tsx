import './contact.css'
import type { Data } from './+data.ts'
import { ContactCard } from './ContactCard.tsx'

export function Page({ copy, facts }: Data) {
  return (
    <>
      <header className="contact-head wrap columns">
        <h1>{copy.hero.title}</h1>
        <p className="lede">{copy.hero.text}</p>
      </header>
      <ContactCard copy={copy.card} facts={facts} />
      <section className="contact-expect section wrap columns" aria-labelledby="expect">
        <h2 id="expect">{copy.expect.title}</h2>
        <ul className="rows">
          {copy.expect.points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="contact-map section wrap" aria-labelledby="map">
        <div className="heading-row">
          <h2 id="map">{copy.map.title}</h2>
          <a className="more" href={copy.map.link.url} rel="noopener">
            {copy.map.link.label}
          </a>
        </div>
        <iframe src={copy.map.embed} title={copy.map.title} loading="lazy" referrerPolicy="no-referrer" />
      </section>
    </>
  )
}
