import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { findNginx } from '../support/hosts/findNginx.ts'

const NOWHERE = ['/nowhere/nginx']

function onCi(value: string): void {
  vi.stubEnv('CI', value)
  onTestFinished(() => void vi.unstubAllEnvs())
}

describe('where there is no nginx', () => {
  test('tests install none, and say what does', () => {
    onCi('')
    const said = vi.spyOn(console, 'warn').mockReturnValue()
    onTestFinished(() => said.mockRestore())
    expect(findNginx(NOWHERE)).toBeUndefined()
    expect(said.mock.calls).toMatchInlineSnapshot(`
      [
        [
          "nginx is not installed, so its part of the conformance test cannot run: apt-get install nginx-light, or name one in NGINX_PATH.",
        ],
      ]
    `)
  })

  test('CI fails, and leaves nothing out', () => {
    onCi('true')
    expect(() => findNginx(NOWHERE)).toThrowErrorMatchingInlineSnapshot(
      `[Error: nginx is not installed, so its part of the conformance test cannot run: apt-get install nginx-light, or name one in NGINX_PATH.]`,
    )
  })
})
