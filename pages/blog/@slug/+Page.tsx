import '../blog.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { ButtonLink } from '../../../renderer/components/Links.tsx'
import { Items, Paragraphs } from '../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../renderer/components/PageHead.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { Day } from '../../../renderer/components/Time.tsx'
import type { Data } from './+data.ts'

/** `/blog/{slug}` */
export function Page({ words, company, post, related }: Data) {
  return (
    <>
      <article>
        <Hero words={words} post={post} />
        <div className="post-body wrap columns">
          <Prose body={post.body} />
        </div>
      </article>
      <Advice words={words} own={post.takeaways} />
      {related.length > 0 && <Related title={words.related} posts={related} />}
      <Closing words={words.closing} contact={company} />
    </>
  )
}

function Hero({ words: { back, readingTime }, post: { title, excerpt, date } }: Pick<Data, 'words' | 'post'>) {
  return (
    <header className="page-head post-head wrap columns">
      <BackLink href={back.to.slug} label={back.label} />
      <h1>{title}</h1>
      <p className="post-meta note">
        <Day date={date} />
        <span>{readingTime}</span>
      </p>
      <p className="lede">{excerpt}</p>
    </header>
  )
}

/** What to remember of this article, then the words that every article ends with. */
function Advice({ words: { takeaways, strategy, consultation }, own }: Pick<Data, 'words'> & { own: string[] }) {
  return (
    <div className="ground">
      <Section id="page-takeaways" title={takeaways.title} className="large-list wrap columns">
        <Items texts={own} />
        <Items texts={takeaways.points} className="takeaways-general" />
      </Section>
      <Section id="page-strategy" title={strategy.title} className="strategy wrap columns">
        <div className="strategy-text">
          <Paragraphs texts={strategy.paragraphs} />
        </div>
        <div className="consultation">
          <p>{consultation.text}</p>
          <ButtonLink link={consultation.call} />
        </div>
      </Section>
    </div>
  )
}

function Related({ title, posts }: { title: string; posts: Data['related'] }) {
  return (
    <Section id="page-related" title={title} className="section wrap">
      <ul className="related">
        {posts.map(({ href, title, excerpt, date }) => (
          <li key={href}>
            <a href={href}>
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
