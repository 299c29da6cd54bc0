import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Places } from '../../renderer/places/places.ts'
import { factsOf } from '../../scripts/rendering/pageFacts.ts'
import { PageRenderer } from '../../scripts/rendering/pageRenderer.ts'
import { PageStore } from '../../scripts/rendering/pageStore.ts'
import type { MadePage, PageTask } from '../../scripts/rendering/pageThread.ts'
import { PageThreads } from '../../scripts/rendering/pageThreads.ts'
import { buildCode } from '../../scripts/steps/buildCode.ts'
import { addressesOf, fileOf } from '../../scripts/steps/renderPages.ts'
import { fixtureSiteContent } from '../support/fixtureContent.ts'

const root = mkdtempSync(join(tmpdir(), 'threads-'))
afterAll(() => rmSync(root, { recursive: true }))

const site = await fixtureSiteContent()
const { server, state } = await buildCode()
const store = await PageStore.open(state, root)
const renderer = await PageRenderer.of({ site, places: new Places(site), twins: new Set() }, server, store)

interface Asked extends PageTask {
  /** The same page, made in the test's own thread. */
  html: () => Promise<string>
}

/** Every page but the first of its folder, which Vike renders. */
async function tasks(folder: string): Promise<Asked[]> {
  const tasks: Asked[] = []
  for (const { address, family } of addressesOf(site)) {
    const page = await renderer.prepare(address, family)
    const file = fileOf(folder, address)
    mkdirSync(join(file, '..'), { recursive: true })
    if (!page?.framed) continue
    const { framed, ingredients, html } = page
    tasks.push({ ...framed, address, ingredients: ingredients(), file, kept: undefined, html })
  }
  return tasks
}

const pages = await tasks(root)
const [page] = pages
if (!page) throw new Error('The fixture has no page that can be made on a thread.')

async function make(pages: Asked[], threads: PageThreads): Promise<Map<string, MadePage | undefined>> {
  const made = new Map<string, MadePage | undefined>()
  try {
    for (const { html: _, ...page } of pages) await threads.add(page, (each) => void made.set(page.address, each))
    await threads.end()
  } finally {
    await threads.close()
  }
  return made
}

describe('threads', () => {
  test('make the pages that the build makes without them, to the byte', async () => {
    expect(pages.length).toBeGreaterThan(20)
    const made = await make(pages, new PageThreads(server, renderer.shell, 2))
    expect([...made.keys()].sort()).toEqual(pages.map(({ address }) => address).sort())
    for (const { address, file, html } of pages) {
      const [onThread, here] = [readFileSync(file, 'utf8'), await html()]
      expect({ address, isSame: onThread === here }).toEqual({ address, isSame: true })
      expect(made.get(address)?.facts).toEqual(factsOf(here))
    }
  })

  test('say nothing of a page that fails, and write none of it', async () => {
    const file = join(root, 'none.html')
    const made = await make([{ ...page, file, pageId: '/pages/none' }], new PageThreads(server, renderer.shell, 1))
    expect([...made]).toEqual([[page.address, undefined]])
    expect(existsSync(file)).toBe(false)
  })

  test('that cannot be started fail the build', async () => {
    await expect(make([page], new PageThreads(root, renderer.shell, 1))).rejects.toThrow('pageThread.mjs')
  })
})
