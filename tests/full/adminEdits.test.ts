import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { collectChanges, locateField, openForm, saveForm, signIn } from '../support/cms.ts'
import { serveContentCopy } from '../support/programs.ts'

const dev = serveContentCopy('content')

test('the CMS changes only the edited line of an article', async () => {
  const page = await signIn(dev.origin, dev.content)
  const articlePaths = readdirSync(dev.content, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.mdx'),
  )
  for (const path of articlePaths) {
    await openForm(page, path.replace('/', '/entries/').replace('.mdx', ''))
    await locateField(page, 'body').locator('[contenteditable="true"] > p').first().click()
    await page.keyboard.press('Home')
    await page.keyboard.type('Hello. ')
    await saveForm(page)
  }
  const { lines } = await collectChanges(page, dev.content)
  const changedLineCounts = Object.values<string[] | 'deleted'>(lines).map(({ length }) => length)
  expect(Object.keys(lines).toSorted()).toEqual(articlePaths.toSorted())
  // The old and the new line.
  expect(changedLineCounts).toEqual(articlePaths.map(() => 2))
})
