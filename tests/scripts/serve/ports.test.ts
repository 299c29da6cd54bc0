import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, listen } from '../../../scripts/serve/http.ts'
import { serve } from '../../../scripts/serve/serve.ts'
import { captureLog } from '../../support/programs.ts'
import { createTemporaryFolder, writeSite } from '../../support/siteFolder.ts'

async function openUsedPort(): Promise<number> {
  const server = createServer().listen(0, 'localhost')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

test('uses the next free port if a port is in use, and says which port is in use', async () => {
  const port = await openUsedPort()
  const output = await captureLog(async () => {
    const { server, origin } = await serve({ folder: writeSite(createTemporaryFolder()), port })
    onTestFinished(() => void server.close())
    expect(Number(new URL(origin).port)).toBeGreaterThan(port)
    expect(await (await fetch(origin)).text()).toBe('home')
  })
  expect(output).toContain(String(port))
})

test.each([-1, 65_536, 3000.5, Number.NaN])('rejects %s as a port', async (port) => {
  await expect(listen(createServer(), port)).rejects.toThrow('A port is a number from 0 to 65535.')
})

test('finds a free port and leaves it free', async () => {
  const usedPort = await openUsedPort()
  await captureLog(async () => {
    const port = await findFreePort(usedPort)
    expect(port).toBeGreaterThan(usedPort)
    const server = createServer()
    onTestFinished(() => void server.close())
    expect(await listen(server, port)).toBe(`http://localhost:${port}`)
  })
})
