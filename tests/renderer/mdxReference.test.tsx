import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { fixtureSiteContent, LAYERS } from '../support/fixtureContent.ts'
import { bodiesOf, compiled, rendered } from '../support/mdxReference.tsx'

const site = await fixtureSiteContent()

/** A fixture's file, in the uppermost layer that has it. */
const fileOf = (path: string) => LAYERS.map((layer) => join(layer, path)).findLast(existsSync) ?? path

describe('a body as data renders as the one that @mdx-js/rollup compiles', () => {
  test.each(bodiesOf(site))('$path', async ({ path, body }) => {
    expect(rendered(body)).toBe(await compiled(fileOf(path), site))
  })
})
