import './post.css'
import { ArticleDrawing, ClosingDrawing } from '../../../renderer/components/ArticleDrawing.tsx'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Contents } from '../../../renderer/components/Contents.tsx'
import { Items, Paragraphs } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { Sample } from '../../../renderer/components/Sample.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { Day } from '../../../renderer/components/Time.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

/** `/blog/{slug}` */
export function Page({ words, company, post, sample, takeaways, byline, drawing, headings, related }: Data) {
  return (
    <>
      <article>
        <Hero words={words} post={post} sample={sample} byline={byline} drawing={drawing} />
        <div className="post-body wrap columns">
          {headings.length > 1 && <Contents title={words.contents} headings={headings} />}
          <Prose body={post.body} />
        </div>
      </article>
      <Advice words={words} own={takeaways} />
      {related.length > 0 && <Related title={words.related} posts={related} />}
      <Closing words={words.closing} contact={company} line={<ClosingDrawing {...drawing} />} />
    </>
  )
}

type HeroProps = Pick<Data, 'words' | 'post' | 'sample' | 'byline' | 'drawing'>

function Hero({ words, post, sample, byline, drawing }: HeroProps) {
  const { back, readingTime } = words
  return (
    <header className="page-head post-head wrap columns">
      <BackLink href={back.to.slug} label={back.label} />
      <div className="post-title">
        <h1>{post.title}</h1>
        <p className="lede">
          {post.excerpt} <Sample word={sample} />
        </p>
        <p className="post-meta note">
          {byline && (
            <span>
              {fill(words.byline, { name: byline.name, role: byline.role })} <Sample word={byline.sample} />
            </span>
          )}
          <Day date={post.date} />
          <span>{readingTime}</span>
        </p>
      </div>
      <figure className="post-drawing">
        <ArticleDrawing {...drawing} />
        {drawing.caption && <figcaption className="note">{drawing.caption}</figcaption>}
      </figure>
    </header>
  )
}

/** What to remember of this article, then the words that every article ends with. */
function Advice({ words: { takeaways, strategy }, own }: Pick<Data, 'words'> & { own: Data['takeaways'] }) {
  return (
    <div className="ground">
      <Section id="page-takeaways" title={takeaways.title} className="large-list wrap columns">
        <ul>
          {own.map(({ text, sample }) => (
            <li key={text}>
              {text} <Sample word={sample} />
            </li>
          ))}
        </ul>
        <Items texts={takeaways.points} className="takeaways-general" />
      </Section>
      <Section id="page-strategy" title={strategy.title} className="strategy wrap columns">
        <div className="strategy-text">
          <Paragraphs texts={strategy.paragraphs} />
        </div>
      </Section>
    </div>
  )
}

function Related({ title, posts }: { title: string; posts: Data['related'] }) {
  return (
    <Section id="page-related" title={title} className="section wrap">
      <ul className="related">
        {posts.map(({ href, title, excerpt, date, drawing }) => (
          <li key={href}>
            <a href={href}>
              <ArticleDrawing {...drawing} />
              <Day date={date} className="note" />
              <h3>{title}</h3>
              <p>{excerpt}</p>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
