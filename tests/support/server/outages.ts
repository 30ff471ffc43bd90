import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deviceList } from '#contract/content/devices.ts'
import { readConfig } from '#server/config/config.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/db/embedded.ts'
import { childrenOf } from '#server/db/processes.ts'
import { openShop } from '#server/open-shop.ts'
import type { Renderer } from '#server/web/renderer.ts'
import { registerCleanup } from './cleanup.ts'

/** A PostgreSQL server of its own, which a test can freeze, kill and stop. */
export interface OwnDatabase {
  readonly url: string
  readonly connection: EmbeddedDatabase['connection']
  /** Process ID of the server. */
  pid(): number
  /** Freezes the server and all of its backends: connections stay open and silent. */
  freeze(): void
  thaw(): void
  start(): Promise<void>
  stop(): Promise<void>
}

export async function ownDatabase(): Promise<OwnDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'practicum-tests-outage-'))
  const start = () => startEmbeddedDatabase({ directory, volatile: true })
  let cluster = await start()
  const pid = () => Number(readFileSync(join(directory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])
  const send = (signal: NodeJS.Signals) => {
    for (const each of [pid(), ...childrenOf(pid())]) process.kill(each, signal)
  }
  registerCleanup(async () => {
    await cluster.stop()
    rmSync(directory, { recursive: true, force: true })
  })
  const { host, port, user, database } = cluster.connection('practicum')
  return {
    url: `postgres://${user}@/${database}?host=${host}&port=${port}`,
    connection: cluster.connection,
    pid,
    freeze: () => send('SIGSTOP'),
    thaw: () => send('SIGCONT'),
    start: async () => {
      cluster = await start()
    },
    stop: () => cluster.stop(),
  }
}

/** Renders each page as the answer of one call, with a unique number. */
let renders = 0
const noFiles = () => ({ sheets: [], modules: [] })
const renderer: Renderer = {
  filesOf: { shop: noFiles, support: noFiles },
  shopSheets: [],
  canonicalAddress: (path, search) => `${path}${search}`,
  render: async (_, fetch) => {
    const answer = await fetch(`/api${deviceList.path}`, {})
    renders += 1
    const html = `<!doctype html><p>render ${renders}: ${await answer.text()}</p>`
    return { status: answer.status, html, routes: [], catalogues: [], inlineScripts: [], processorMs: 0 }
  },
}

export interface ShopResponse {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly text: string
}

/** Starts the whole shop in this process, on a free port. Returns a function that reads one of its addresses. */
export async function serveShop(environment: Record<string, string>): Promise<(path: string) => Promise<ShopResponse>> {
  const config = readConfig({ LOG_LEVEL: 'silent', ...environment })
  const shop = await openShop(config, renderer, { policy: true })
  const server = createServer(shop.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  registerCleanup(async () => {
    server.close()
    server.closeAllConnections()
    await shop.close()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('it listens on a port')
  const { port } = address
  return (path) =>
    new Promise((done, fail) => {
      get({ host: '127.0.0.1', port, path, agent: false }, (response) => {
        const { statusCode: status = 0, headers } = response
        let text = ''
        response.setEncoding('utf8').on('data', (part) => (text += part))
        response.on('end', () => done({ status, retryAfter: headers['retry-after'], text })).on('error', fail)
      }).on('error', fail)
    })
}
