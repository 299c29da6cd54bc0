export const FRONT_MATTER = [
  'title: A post',
  'excerpt: A post that a test writes, described in one sentence that is long enough to be shown whole.',
  'date: 2025-01-01',
  'takeaways: [One thing to remember, Another thing]',
  'author: president',
]

/** Creates a post with a body that starts at line 9. */
export function createPost(body: string): Record<string, string> {
  return { 'posts/a-post.mdx': `---\n${FRONT_MATTER.join('\n')}\n---\n\n${body}\n` }
}
