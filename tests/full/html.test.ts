import { expect, inject, test } from 'vitest'
import { onePageOfEachFamily } from '../support/families.ts'
import { hasJava, objectionsTo } from '../support/htmlChecker.ts'

/** Every family's own page for what leads nowhere has the same parts as these two. */
const NOT_FOUND = ['404.html', 'blog/404.html']

test('the Nu HTML checker has nothing to say of a page of every family', async ({ skip }) => {
  const isReady = hasJava()
  const note = 'Java 17 or newer is not installed: the Nu HTML checker looks at no page here, but it must in CI.'
  if (!isReady) console.warn(note)
  skip(!isReady && !process.env.CI, note)
  expect(isReady, note).toBe(true)
  const pages = onePageOfEachFamily().filter((address) => address !== '/nowhere')
  const files = pages.map((address) => `${address === '/' ? 'index' : address.slice(1)}.html`)
  expect(await objectionsTo(inject('fixtureFolder'), [...files, ...NOT_FOUND])).toEqual([])
})
