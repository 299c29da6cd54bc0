import { renderToStaticMarkup } from 'react-dom/server'
import { posts } from '../../renderer/collections/posts/definition.ts'
import { Prose } from '../../renderer/components/Prose.tsx'
import { Reference } from '../../renderer/model/define/reference.ts'
import { createPost, createTestSite } from './contentFolder.ts'

export async function renderPostBody(text: string): Promise<string> {
  const site = await createTestSite(createPost(text))
  const { body } = site.getEntry(posts, new Reference('posts', 'a-post'))
  return renderToStaticMarkup(<Prose body={body} />)
}
