import '../blog.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Prose } from '../../../renderer/components/Prose.tsx'
import type { Data } from './+data.ts'
import { Advice } from './Advice.tsx'
import { Hero } from './Hero.tsx'
import { Related } from './Related.tsx'

/** `/blog/{slug}` */
export function Page({ copy, facts, post, related }: Data) {
  return (
    <>
      <article>
        <Hero back={copy.back} readingTime={copy.readingTime} post={post} />
        <div className="post-body wrap columns">
          <Prose body={post.body} />
        </div>
      </article>
      <Advice copy={copy} />
      {related.length > 0 && <Related title={copy.related} posts={related} />}
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
