import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { findFreePort, listen } from '../../../scripts/serve/http.ts'
import { serve } from '../../../scripts/serve/serve.ts'
import { captureLog } from '../../support/programs.ts'
import { createTemporaryFolder, writeSite } from '../../support/siteFolder.ts'

test('uses the next free port if a port is in use, and says which port is in use', async () => {
  const blocker = createServer()
  onTestFinished(() => void blocker.close())
  const usedPort = Number(new URL(await listen(blocker, 0)).port)
  const output = await captureLog(async () => {
    const port = await findFreePort(usedPort)
    expect(port).toBeGreaterThan(usedPort)
    const { server, origin } = await serve({ folder: writeSite(createTemporaryFolder()), port: usedPort })
    onTestFinished(() => void server.close())
    expect(origin).toBe(`http://localhost:${port}`)
    expect(await (await fetch(origin)).text()).toBe('home')
  })
  expect(output).toContain(String(usedPort))
})

test.each([-1, 65_536, 3000.5, Number.NaN])('rejects %s as a port', async (port) => {
  await expect(listen(createServer(), port)).rejects.toThrow('A port is a number from 0 to 65535.')
})
