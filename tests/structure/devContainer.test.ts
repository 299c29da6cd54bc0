import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')

test('the dev container installs from the lockfile and forwards the port of the dev server', () => {
  const { postCreateCommand, postAttachCommand, forwardPorts, portsAttributes, customizations } = JSON.parse(
    read('.devcontainer/devcontainer.json'),
  )
  const { scripts } = JSON.parse(read('package.json'))
  expect(postCreateCommand).toBe('npm ci')
  expect(Object.keys(scripts).map((name) => `npm run ${name}`)).toContain(postAttachCommand)
  const [, port] = /process\.env\.PORT \?\? '(\d+)'/.exec(read('scripts/programs/dev.ts')) ?? []
  expect(forwardPorts).toEqual([Number(port)])
  expect(Object.keys(portsAttributes)).toEqual([port])
  expect(customizations.vscode.extensions).toEqual(JSON.parse(read('.vscode/extensions.json')).recommendations)
})
