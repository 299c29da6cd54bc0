import { existsSync } from 'node:fs'

const INSTALLED = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
]

/**
 * The nginx of the tests: one that is installed. Tests install nothing; what is missing is told with the command that brings it.
 * @param places where to look, in turn.
 * @returns nothing where there is none, which has been said.
 * @throws {Error} on CI, where nothing is left out.
 */
export function findNginx(places = INSTALLED): string | undefined {
  const found = places.find((path) => path !== undefined && existsSync(path))
  if (found !== undefined) return found
  const text =
    'nginx is not installed, so its part of the conformance test cannot run: apt-get install nginx-light, or name one in NGINX_PATH.'
  if (process.env.CI) throw new Error(text)
  console.warn(text)
  return undefined
}
