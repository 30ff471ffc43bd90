import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { childrenOf, isAlive, programOf } from '#server/db/processes.ts'
import { registerCleanup } from '../support/server/cleanup.ts'
import { faultTimeout, runs } from '../support/server/fault-runs.ts'
import { freePort, startShopProcess } from '../support/server/shop-process.ts'

// The shop in several processes on one port (`server/run-processes.ts`).

const directory = mkdtempSync(join(tmpdir(), 'practicum-tests-processes-'))
registerCleanup(() => rmSync(directory, { recursive: true, force: true }))
const port = await freePort()
const metricsPort = await freePort()
const shop = await startShopProcess({
  HOST: '127.0.0.1',
  PORT: String(port),
  DATA_DIR: directory,
  PROCESSES: '2',
  LOG_LEVEL: 'info',
  METRICS_PORT: String(metricsPort),
})
registerCleanup(() => shop.stop())

/** Processes that serve: the database is a child of the first one too. */
const workers = () => childrenOf(shop.pid).filter((pid) => programOf(pid) !== 'postgres')

/** Status of an answer, or what broke the connection. */
function ask(agent: Agent): Promise<number | string> {
  return new Promise((done) => {
    get({ host: '127.0.0.1', port, path: '/api/v1/board/notice/whole?page_size=1', agent }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
    }).on('error', (error) => done(error.message))
  })
}

/** Asks over two connections that are kept, and over a new one each time twice, until `work` is done. Counts the answers. */
async function askMeanwhile(work: Promise<unknown>): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  let isOver = false
  const visit = async (agent: Agent) => {
    while (!isOver) {
      const answer = await ask(agent)
      counts[answer] = (counts[answer] ?? 0) + 1
    }
    agent.destroy()
  }
  const kept = Array.from({ length: 2 }, () => visit(new Agent({ keepAlive: true, maxSockets: 1 })))
  const fresh = Array.from({ length: 2 }, () => visit(new Agent({ keepAlive: false })))
  await work
  isOver = true
  await Promise.all([...kept, ...fresh])
  return counts
}

/** Replaces all processes, and waits until the former ones are gone. */
async function replaceAll(): Promise<void> {
  await vi.waitFor(() => expect(workers()).toHaveLength(2), { timeout: 60_000 })
  const before = workers()
  process.kill(shop.pid, 'SIGUSR2')
  await vi.waitFor(
    () => {
      expect(before.filter(isAlive)).toEqual([])
      expect(workers()).toHaveLength(2)
    },
    { timeout: faultTimeout, interval: 100 },
  )
}

describe('two processes', () => {
  test('are replaced one after the other while no request is lost', { timeout: faultTimeout }, async () => {
    const work = async () => {
      for (let run = 0; run < runs(1, 100); run++) await replaceAll()
    }
    const counts = await askMeanwhile(work())
    expect(Object.keys(counts)).toEqual(['200'])
    expect(counts['200']).toBeGreaterThan(100)
  })

  test('say which process takes the signal, and when they are replaced', { timeout: faultTimeout }, async () => {
    await vi.waitFor(() => expect(shop.printed.join('\n')).toContain(`kill -USR2 ${shop.pid}`), { timeout: 30_000 })
    await replaceAll()
    await vi.waitFor(() => expect(shop.printed.join('\n')).toContain('"event":"processes_replaced"'), {
      timeout: 30_000,
    })
  })

  test('are two again after one was killed', { timeout: faultTimeout }, async () => {
    const [first] = workers()
    if (first === undefined) throw new Error('no process serves')
    process.kill(first, 'SIGKILL')
    await vi.waitFor(() => expect(workers().filter((pid) => pid !== first)).toHaveLength(2), { timeout: 30_000 })
    expect(await ask(new Agent())).toBe(200)
  })

  test('show the figures of all at a port of their own, and what waits in the database once', {
    timeout: faultTimeout,
  }, async () => {
    await ask(new Agent())
    const lines = await vi.waitFor(
      async () => {
        const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
        const found = (await answer.text()).split('\n')
        expect(found).toContain('practicum_processes{state="running"} 2')
        return found
      },
      { timeout: 60_000, interval: 100 },
    )
    expect(lines).toContain('practicum_processes{state="wanted"} 2')
    expect(lines).toContain('practicum_backlog_readable 1')
    expect(lines.filter((line) => line.startsWith('practicum_stuck{kind="payment"'))).toEqual([
      'practicum_stuck{kind="payment"} 0',
    ])
    const builds = lines.filter((line) => line.startsWith('practicum_build_info{'))
    expect(builds.map((line) => /process="(\d)"/.exec(line)?.[1]).toSorted()).toEqual(['1', '2'])
    const at = (path: string, on: number) => fetch(`http://127.0.0.1:${on}${path}`).then(({ status }) => status)
    expect(await at('/', metricsPort)).toBe(404)
    expect(await at('/api/metrics', port)).toBe(404)
  })

  test('end with the first one, and the database too', { timeout: faultTimeout }, async () => {
    const all = childrenOf(shop.pid)
    expect(await shop.stop()).toBe(0)
    expect(all.filter(isAlive)).toEqual([])
  })
})
