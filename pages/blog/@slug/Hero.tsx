import type { Post } from '../../../renderer/collections/posts/definition.ts'
import { MoreLink } from '../../../renderer/components/MoreLink.tsx'
import type { Link } from '../../../renderer/model/define/fields.ts'
import { formatDay } from '../../../renderer/wording/format.ts'

interface Props {
  back: Link
  readingTime: string
  post: Post
}

/** The article's head: title, excerpt, date and reading time. */
export function Hero({ back, readingTime, post: { title, excerpt, date } }: Props) {
  return (
    <header className="page-head post-head wrap columns">
      <p className="page-back note">
        <MoreLink link={back} />
      </p>
      <h1>{title}</h1>
      <p className="post-meta note">
        <time dateTime={date}>{formatDay(date)}</time>
        <span>{readingTime}</span>
      </p>
      <p className="lede">{excerpt}</p>
    </header>
  )
}
