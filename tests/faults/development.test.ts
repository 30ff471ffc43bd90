import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { utimesSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { registerCleanup } from '../support/server/cleanup.ts'
import { faultTimeout } from '../support/server/fault-runs.ts'
import { databaseSettings, freePort } from '../support/server/shop-process.ts'
import { testDatabase } from '../support/server/test-database.ts'

const program = fileURLToPath(new URL('../../server/dev.ts', import.meta.url))
const source = fileURLToPath(new URL('../../server/lib/log.ts', import.meta.url))

/** `npm run dev` as a process of its own, with a database that outlives it. */
test('restarts the server in the same process when one of its files is written', {
  timeout: faultTimeout,
}, async () => {
  const { target } = await testDatabase()
  const port = await freePort()
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      ...databaseSettings(target),
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  registerCleanup(() => child.kill('SIGKILL'))
  const lines: string[] = []
  const output = createInterface(child.stdout).on('line', (line) => lines.push(line))
  const written = async (messages: RegExp) => {
    while (!lines.some((line) => messages.test(line))) await once(output, 'line')
  }
  const read = async () => (await fetch(`http://127.0.0.1:${port}/api/v1/board/device`)).status

  await written(/in development/)
  expect(await read()).toBe(200)
  const now = new Date()
  utimesSync(source, now, now)
  await written(/Server restarted in \d+ ms/)
  expect(await read()).toBe(200)

  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
