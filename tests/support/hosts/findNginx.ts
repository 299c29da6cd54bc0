import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const INSTALLED = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

const PACKAGE = 'nginx-light'

/**
 * The nginx of the tests: one that is installed, else Debian's package where we may install it, as root or on CI's machines.
 * @returns nothing where none can be had; what it takes has been said.
 * @throws {Error} on CI, where nothing is left out.
 */
export function findNginx(): string | undefined {
  const found = installed() ?? fromDebian()
  if (found !== undefined) return found
  const way = `apt-get install ${PACKAGE}, or name one in NGINX_PATH.`
  const text = `nginx is not installed, so its part of the conformance test cannot run: ${way}`
  if (process.env.CI) throw new Error(text)
  console.warn(text)
  return undefined
}

function installed(): string | undefined {
  return INSTALLED.find((path) => path !== undefined && existsSync(path))
}

function fromDebian(): string | undefined {
  const isRoot = process.getuid?.() === 0
  if (!existsSync('/usr/bin/apt-get') || !(isRoot || process.env.CI)) return undefined
  const [command = '', ...before] = isRoot ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  console.log('No nginx is installed: Debian’s package is installed.')
  try {
    for (const options of [['update'], ['install', '--yes', '--no-install-recommends', PACKAGE]])
      execFileSync(command, [...before, ...options], { stdio: ['ignore', 'ignore', 'inherit'] })
  } catch (error) {
    console.warn(`It did not succeed: ${error}`)
  }
  return installed()
}
