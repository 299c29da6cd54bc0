import { Faq as FaqIsland } from '../../../renderer/islands/Faq.island.tsx'
import { Island } from '../../../renderer/islands/Island.tsx'
import type { Data } from './+data.ts'

interface Props {
  title: string
  faq: Data['faq']
}

/** Questions and answers, one open at a time. */
export function Faq({ title, faq }: Props) {
  return (
    <section className="section wrap columns" aria-labelledby="faq">
      <h2 id="faq" className="faq-title">
        {title}
      </h2>
      <Island name="Faq" component={FaqIsland} id="faq-list" className="faq-list" props={{ faq }} />
    </section>
  )
}
