import './FaqSection.css'
import type { ComponentProps } from 'react'
import { Faq } from './Faq.island.tsx'
import { Island } from './Island.tsx'

/** Renders a section with questions and answers. The island's id is fixed, so a page can only have one. */
export function FaqSection({ id, title, faq }: ComponentProps<typeof Faq> & { id: string; title: string }) {
  return (
    <section id={id} className="section wrap columns" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="mb-[clamp(1.5rem,3vw,2.5rem)] lg:sticky lg:top-26 lg:col-[1/5] lg:self-start">
        {title}
      </h2>
      <Island name="Faq" component={Faq} id="faq-list" className="lg:col-[6/13]" props={{ faq }} />
    </section>
  )
}
