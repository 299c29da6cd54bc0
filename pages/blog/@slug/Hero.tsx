import { MoreLink } from '../../../renderer/components/Links.tsx'
import { formatDay } from '../../../renderer/model/format.ts'
import type { Link } from '../../../renderer/model/schemas/fields.ts'
import type { Post } from '../../../renderer/model/schemas/posts.ts'

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
