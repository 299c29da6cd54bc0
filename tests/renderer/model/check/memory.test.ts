import { deserialize, serialize } from 'node:v8'
import { describe, expect, test } from 'vitest'
import { checkSources } from '../../../../renderer/model/check/checkSources.ts'
import type { Memory } from '../../../../renderer/model/parse/memory.ts'
import type { ContentFolder } from '../../../../renderer/model/read/readContent.ts'
import { folderWith, model, TODAY } from '../../../support/contentFolder.ts'
import { mutate } from '../../../support/mutations.ts'
import { Random } from '../../../support/random.ts'

/** A memory as programs have it: of bytes, and not of objects. */
class BytesMemory implements Memory {
  readonly kept = new Map<string, Buffer>()
  readonly found: string[] = []

  has(key: string): boolean {
    return this.kept.has(key)
  }
  find(key: string): unknown {
    this.found.push(key)
    return deserialize(this.kept.get(key) ?? Buffer.alloc(0))
  }
  keep(key: string, value: unknown): void {
    this.kept.set(key, serialize(value))
  }
}

/** What a check comes to, as text. With a memory, each has bytes of its own: nothing is known by being the same object. */
function outcome(folder: ContentFolder, memory?: Memory): string {
  const texts = new Map([...folder.texts].map(([path, bytes]) => [path, memory ? Buffer.from(bytes) : bytes]))
  const { site, problems } = checkSources(model, { ...folder, texts }, TODAY, memory)
  if (!site) return JSON.stringify(problems)
  const { placeholders, overdue, mediaUse } = site
  const entries = model.collections.map((collection) => site.all(collection))
  const files = model.singletons.map((singleton) => site.get(singleton))
  return JSON.stringify([placeholders, overdue, [...mediaUse.shown], [...mediaUse.linked], entries, files])
}

describe('what a check remembers', () => {
  test('is used: nothing is parsed or validated twice', async () => {
    const memory = new BytesMemory()
    const folder = await folderWith()
    outcome(folder, memory)
    const { size } = memory.kept
    expect(memory.found).toEqual([])
    outcome(folder, memory)
    expect(memory.kept.size).toBe(size)
    expect(memory.found.filter((key) => key.startsWith('alone'))).toHaveLength(folder.texts.size)
  })

  test('changes nothing, whatever has been changed since', async () => {
    const memory = new BytesMemory()
    const random = new Random(7)
    const folder = await folderWith()
    const paths = [...folder.texts.keys()]
    for (let round = 0; round < 15; round += 1) {
      const path = random.pick(paths)
      const text = Buffer.from(folder.texts.get(path) ?? '').toString()
      const changed = { ...folder, texts: new Map(folder.texts).set(path, Buffer.from(mutate(text, random).text)) }
      expect(outcome(changed, memory)).toBe(outcome(changed))
    }
    expect(outcome(folder, memory)).toBe(outcome(folder))
  })

  test('knows the places of what another file makes wrong, and the words that others say', async () => {
    const memory = new BytesMemory()
    const cited = { 'values/clarity.yaml': 'order: 1\nname: What {brand} means\ntext: We say what things cost.\n' }
    outcome(await folderWith(cited), memory)
    const without = await folderWith({ ...cited, 'services/reputation.yaml': null })
    expect(outcome(without, memory)).toBe(outcome(without))
    expect(outcome(without, memory)).toContain('reputation')
    const renamed = await folderWith({
      ...cited,
      'site.yaml': (text) => text.replace(/^brand: .*$/m, 'brand: Another Name'),
    })
    expect(outcome(renamed, memory)).toBe(outcome(renamed))
    expect(outcome(renamed, memory)).toContain('What Another Name means')
  })
})
