import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { childrenOf, isAlive } from '#server/db/processes.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { registerCleanup } from '../support/server/cleanup.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import { freePort, type ShopProcess, startShopProcess } from '../support/server/shop-process.ts'

// Stops the shop as a process of its own, whatever hangs then and whichever parent process dies.

const maxStopMs = 10_000

interface RunningShop extends ShopProcess {
  readonly port: number
  postmaster(): number
}

async function startShop(directory: string, environment: Record<string, string> = {}): Promise<RunningShop> {
  const port = await freePort()
  const shop = await startShopProcess({
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: directory,
    LOG_LEVEL: 'silent',
    ...environment,
  })
  registerCleanup(() => shop.kill())
  const postmaster = () => Number(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  return { ...shop, port, postmaster }
}

function dataFolder(): string {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-tests-shutdown-'))
  registerCleanup(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

function read(port: number, path: string): Promise<number> {
  return new Promise((done, fail) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
    }).on('error', fail)
  })
}

/** Opens connections that never finish: an idle one, half a request, and half a body. */
async function hangingClients(port: number): Promise<void> {
  const beginnings = [
    '',
    'GET / HTTP/1.1\r\nHost: local',
    'POST /api/v1/member/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  ]
  for (const beginning of beginnings) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    registerCleanup(() => socket.destroy())
    await once(socket, 'connect')
    socket.write(beginning)
  }
}

describe('SIGTERM', () => {
  const directory = dataFolder()

  test('ends the shop within ten seconds although clients and database hang', { timeout: faultTimeout }, async () => {
    const shop = await startShop(directory)
    await hangingClients(shop.port)
    const frozen = [shop.postmaster(), ...childrenOf(shop.postmaster())]
    for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    const started = performance.now()
    expect(await shop.stop()).toBe(0)
    expect(performance.now() - started).toBeLessThan(maxStopMs)
    for (const pid of frozen) expect(isAlive(pid)).toBe(false)
  })

  test('answers 503 on /readyz before it closes, and the next start succeeds', { timeout: faultTimeout }, async () => {
    const shop = await startShop(directory, { DRAIN_SECONDS: '1' })
    expect(await read(shop.port, '/readyz')).toBe(200)
    const stopped = shop.stop()
    await vi.waitFor(async () => expect(await read(shop.port, '/readyz')).toBe(503), { timeout: 20_000, interval: 10 })
    expect(await read(shop.port, '/api/v1/board/device')).toBe(200)
    expect(await stopped).toBe(0)
    await expect(read(shop.port, '/healthz')).rejects.toThrow()
  })

  test('ends the shop in order from the moment it says that it is open', { timeout: faultTimeout }, async () => {
    const shop = await startShop(directory, { STOPS_WHEN_OPEN: 'true' })
    expect(await shop.stop()).toBe(0)
  })
})

/** Starts a program by `npm start`, as the shop's is; returns npm's process and the ids of the processes below it. */
async function startByNpm(): Promise<{ npm: ChildProcess; program: number; wrapper: number }> {
  const folder = dataFolder()
  mkdirSync(folder, { recursive: true })
  const kept = fileURLToPath(new URL('../support/server/kept-program.mjs', import.meta.url))
  const start = `"${process.execPath}" "${kept}"`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, scripts: { start } }))
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, PORT: '0', npm_config_update_notifier: 'false' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface(npm.stdout), 'line')
  const program = Number(line)
  let wrapper = 0
  const find = (pid: number): void => {
    for (const child of childrenOf(pid)) {
      if (child === program) wrapper = pid
      else find(child)
    }
  }
  find(npm.pid ?? 0)
  expect(wrapper).toBeGreaterThan(0)
  registerCleanup(() => {
    for (const pid of [program, wrapper, npm.pid ?? 0]) if (pid > 0 && isAlive(pid)) process.kill(pid, 'SIGKILL')
  })
  return { npm, program, wrapper }
}

describe('npm start', () => {
  const deaths = [
    ['npm', 'SIGTERM'],
    ['npm', 'SIGKILL'],
    ['wrapper', 'SIGTERM'],
    ['wrapper', 'SIGKILL'],
  ] as const
  test.each(runs(0, 1) === 1 ? deaths : deaths.slice(1))(
    'leaves no server behind when %s alone gets %s',
    { timeout: faultTimeout },
    async (who, signal) => {
      const { npm, program, wrapper } = await startByNpm()
      process.kill(who === 'npm' ? (npm.pid ?? 0) : wrapper, signal)
      await waitFor(() => expect([isAlive(program), isAlive(wrapper)]).toEqual([false, false]))
    },
  )
})
