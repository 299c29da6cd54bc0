import { expect, test } from 'vitest'
import { findChromium, type Machine } from '../support/chromium.ts'

const DOWNLOADED = '/playwright/chrome'
const PACKAGED = '/usr/bin/chromium'

function machineWith(files: string[], installs: Record<string, string> = {}, overrides: Partial<Machine> = {}) {
  const commands: string[] = []
  const machine: Machine = {
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
  }
  return { machine, commands }
}

test('is CHROME_PATH before anything that is installed', () => {
  const { machine } = machineWith(['/opt/chrome', PACKAGED], {}, { chromePath: '/opt/chrome' })
  expect(findChromium(machine)).toEqual({ path: '/opt/chrome', source: 'CHROME_PATH' })
})

test('is never another one if CHROME_PATH is wrong', () => {
  const { machine } = machineWith([PACKAGED], {}, { chromePath: '/opt/chrome' })
  expect(() => findChromium(machine)).toThrow('CHROME_PATH is /opt/chrome, but there is no such file.')
})

test('is an installed one, and then nothing is installed', () => {
  const { machine, commands } = machineWith([PACKAGED, DOWNLOADED])
  expect(findChromium(machine).path).toBe(PACKAGED)
  expect(commands).toEqual([])
})

test('is the one that Playwright has downloaded before', () => {
  const { machine, commands } = machineWith([DOWNLOADED])
  expect(findChromium(machine).path).toBe(DOWNLOADED)
  expect(commands).toEqual([])
})

test('is downloaded by Playwright if there is none', () => {
  const { machine, commands } = machineWith([], { 'install chromium': DOWNLOADED })
  expect(findChromium(machine).path).toBe(DOWNLOADED)
  expect(commands).toHaveLength(1)
})

test('is the package of Debian if the download fails, and waits for other package managers', () => {
  const { machine, commands } = machineWith([], { 'no-install-recommends': PACKAGED })
  expect(findChromium(machine)).toEqual({ path: PACKAGED, source: 'Debian package' })
  expect(commands.filter((line) => line.startsWith('apt-get'))).toEqual([
    expect.stringContaining('DPkg::Lock::Timeout=300'),
    expect.stringContaining('DPkg::Lock::Timeout=300'),
  ])
})

test('is missing for a user who may not install packages, and one sentence says how to get it', () => {
  const { machine, commands } = machineWith([], { 'no-install-recommends': PACKAGED }, { canInstallPackages: false })
  expect(() => findChromium(machine)).toThrow(
    'The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to its path.',
  )
  expect(commands.some((line) => line.startsWith('apt-get'))).toBe(false)
})
