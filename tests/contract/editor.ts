import { expect, test } from 'vitest'
import { readContent } from '../../renderer/model/read/readContent.ts'
import { KeptMemory } from '../../scripts/kept/keptMemory.ts'
import { editorWith } from '../support/editorSchemas.ts'

test('an editor marks nothing that the check takes', async () => {
  const folder = await readContent('content')
  expect(editorWith(folder, await KeptMemory.of('content'))(folder)).toEqual([])
})
