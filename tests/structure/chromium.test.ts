import { expect, test } from 'vitest'
import { findChromium, type Machine } from '../support/chromium.ts'

const DOWNLOADED = '/playwright/chrome'
const PACKAGED = '/usr/bin/chromium'
const DOWNLOAD = { 'install chromium': DOWNLOADED }
const PACKAGE = { 'no-install-recommends': PACKAGED }

/** Finds Chromium on a machine with these files. `installs` maps a part of a command to the file that it installs. */
function findOn(files: string[], installs: Record<string, string> = {}, overrides: Partial<Machine> = {}) {
  const commands: string[] = []
  const find = () =>
    findChromium({
      chromePath: undefined,
      playwrightPath: DOWNLOADED,
      canInstallPackages: true,
      exists: (path) => files.includes(path),
      run: (command, args) => {
        const line = [command, ...args].join(' ')
        commands.push(line)
        const file = Object.entries(installs).find(([part]) => line.includes(part))?.[1]
        if (file) files.push(file)
        return file !== undefined || line.endsWith('update')
      },
      ...overrides,
    })
  return { find, commands }
}

test.each([
  ['CHROME_PATH first', ['/opt/chrome', PACKAGED], {}, '/opt/chrome', 0],
  ['an installed browser next', [PACKAGED, DOWNLOADED], {}, PACKAGED, 0],
  ['an earlier download next', [DOWNLOADED], {}, DOWNLOADED, 0],
  ['a download if there’s no browser', [], DOWNLOAD, DOWNLOADED, 1],
  ['the Debian package if the download fails', [], PACKAGE, PACKAGED, 3],
])('uses %s', (_, files, installs, path, count) => {
  const chromePath = files.find((file) => file.startsWith('/opt/'))
  const { find, commands } = findOn([...files], installs, { chromePath })
  expect(find().path).toBe(path)
  expect(commands).toHaveLength(count)
  for (const line of commands.slice(1)) expect(line).toMatch(/^apt-get .*DPkg::Lock::Timeout=300/)
})

test('explains a wrong CHROME_PATH and a missing browser', () => {
  const wrong = findOn([PACKAGED], {}, { chromePath: '/opt/chrome' })
  expect(wrong.find).toThrow('CHROME_PATH is /opt/chrome, but there is no such file.')
  const missing = findOn([], PACKAGE, { canInstallPackages: false })
  expect(missing.find).toThrow('The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to its path.')
  expect(missing.commands.join()).not.toContain('apt-get')
})
