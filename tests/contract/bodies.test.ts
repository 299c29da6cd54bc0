import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bodiesOf, compiled, rendered } from '../support/mdxReference.tsx'
import { site } from './realContent.ts'

test('every body as data renders as the one that @mdx-js/rollup compiles', async () => {
  for (const { path, body } of bodiesOf(site)) {
    expect(rendered(body), path).toBe(await compiled(join('content', path), site))
  }
})
