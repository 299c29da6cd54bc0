import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { layFixtures } from '../support/fixtureLayers.ts'
import { setup } from '../support/globalSetup.ts'

const FOLDER = '.cache/broken-fixture-site'

test('a fixture that the check refuses is told by its own path, and the process for programs ends', async () => {
  onTestFinished(() => rmSync(FOLDER, { recursive: true }))
  const provided = new Map<string, unknown>()
  const layBroken = (folder: string) => {
    layFixtures(folder)
    writeFileSync(join(folder, 'values/clarity.yaml'), 'order: 1\nname: Clarity\n')
    return folder
  }
  await setup({ provide: (key, value) => void provided.set(key, value) }, layBroken, FOLDER)
  expect(`${provided.get('fixtureFailure')}`.replace(/ +\d+\.\d+ s/, '… s')).toMatchInlineSnapshot(`
    "The site of the fixtures does not build:
    check content… s

    tests/fixtures/content/values/clarity.yaml:2:14
      \`text\` is missing.
      2 | name: Clarity
        |              ^
      Add it here: \`text: …\`

    1 problem in 1 file

    Nothing was published.
    "
  `)
  const listens = () =>
    fetch(`${provided.get('programs')}`, { method: 'POST', body: '["check", "--help"]' }).then(
      () => true,
      () => false,
    )
  await expect.poll(listens).toBe(false)
})
