import '../utilities.css'
import { ArticleFigure } from '../../../renderer/components/ArticleFigure.tsx'
import { BackLink, CardTitle } from '../../../renderer/components/Links.tsx'
import { Paragraphs, TextList } from '../../../renderer/components/Lists.tsx'
import { PlaceholderLabel } from '../../../renderer/components/PlaceholderLabel.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { ClosingSection, Section } from '../../../renderer/components/Sections.tsx'
import { TableOfContents } from '../../../renderer/components/TableOfContents.tsx'
import { Day } from '../../../renderer/components/Time.tsx'
import { keepWordsTogether } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

export function Page(data: Data) {
  const { copy, company, post, headings } = data
  return (
    <>
      <article>
        <Header {...data} />
        <div className="wrap columns mt-[clamp(2.5rem,5vw,4.5rem)] gap-y-12">
          {headings.length > 1 && (
            <TableOfContents title={copy.contentsTitle} headings={headings} className="lg:col-[1/4]" />
          )}
          <Prose body={post.body} className="lg:col-[5/13]" />
        </div>
      </article>
      <div className="tinted">
        <Takeaways {...data} />
        <Section
          id="page-strategy"
          title={copy.strategy.title}
          className="wrap columns mt-[clamp(3.5rem,6vw,6rem)] gap-y-7"
          titleClassName={STICKY_TITLE_CLASSES}
        >
          <div className="grid gap-[1.1rem] lg:col-[6/13]">
            <Paragraphs items={copy.strategy.paragraphs} />
          </div>
        </Section>
      </div>
      {data.related.length > 0 && <RelatedArticles {...data} />}
      <ClosingSection copy={{ ...copy.closing, ...post.closing }} contact={company} />
    </>
  )
}

function Header({ copy, post, drawing, byline, placeholderLabel }: Data) {
  return (
    <header className="page-header wrap columns pt-[clamp(1rem,3vw,3rem)]">
      <BackLink href={copy.backLink.to.address} label={copy.backLink.label} />
      <div className="md:col-[1/8]">
        <h1 className="max-w-[18ch] text-article/[1.04]">{keepWordsTogether(post.title)}</h1>
        <p className="lede mt-7 max-w-152">
          {post.excerpt} <PlaceholderLabel label={placeholderLabel} />
        </p>
        <p className="note mt-7 flex flex-wrap gap-x-6">
          <span>
            {byline.text} <PlaceholderLabel label={byline.placeholderLabel} />
          </span>
          <Day date={post.date} />
          <span>{copy.readingTime}</span>
        </p>
      </div>
      <ArticleFigure drawing={drawing} className="md:col-[9/13] md:self-end" />
    </header>
  )
}

const STICKY_TITLE_CLASSES = 'lg:sticky lg:top-24 lg:col-[1/5] lg:self-start'

function Takeaways({ copy, takeaways }: Data) {
  return (
    <Section
      id="page-takeaways"
      title={copy.takeaways.title}
      className="wrap columns gap-y-[clamp(2rem,4vw,3rem)]"
      titleClassName={STICKY_TITLE_CLASSES}
    >
      <ul className="grid gap-7 font-serif text-lede lg:col-[6/13]">
        {takeaways.map(({ text, placeholderLabel }) => (
          <li key={text}>
            {text} <PlaceholderLabel label={placeholderLabel} />
          </li>
        ))}
      </ul>
      <TextList
        items={copy.takeaways.points}
        className="grid gap-[0.6rem] border-line border-t pt-7 text-ink-soft leading-[1.55] lg:col-[6/13]"
      />
    </Section>
  )
}

function RelatedArticles({ copy, related }: Data) {
  return (
    <Section id="page-related" title={copy.relatedTitle} className="section wrap print:hidden">
      <ul className="mt-[clamp(2rem,4vw,3rem)] grid gap-x-gap gap-y-10 md:grid-cols-3">
        {related.map(({ href, title, excerpt, date, drawing }) => (
          <li key={href} className="group relative row-span-4 grid grid-rows-subgrid gap-y-0 border-line border-t pt-5">
            <ArticleFigure drawing={drawing} className="mt-2 mb-6 flex items-center gap-5 *:w-1/2" isSmall />
            <CardTitle href={href} title={title} className="text-h3" />
            <p className="mt-[0.6rem] mb-2 text-ink-soft">{excerpt}</p>
            <Day date={date} className="note" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
