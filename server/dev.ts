import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import * as v from 'valibot'
import { createServer as createVite } from 'vite'
import { readConfig } from './config/config.ts'
import { checkExposure, exposureWarning } from './config/start-checks.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import type { OpenShop, openShop } from './open-shop.ts'
import { stopOnSignals } from './shutdown.ts'
import { applicationSchema, type Renderer } from './web/renderer.ts'

// npm run dev: the same server, with pages rendered from the sources and updated when they change. A change below
// `server/` or `contract/` restarts the shop in this process; the embedded database and the bundler keep running.

const root = fileURLToPath(new URL('..', import.meta.url))
/** Time for an editor to write all of its files, in milliseconds. */
const settleMs = 80

const config = { ...readConfig(process.env), pageCacheBytes: 0 }
checkExposure(config)
const embedded =
  config.databaseUrl === undefined ? await startEmbeddedDatabase({ directory: config.dataDirectory }) : undefined
// Style sheets of fonts are not in the repository: pages import them, and the build writes them.
if (!existsSync(join(root, 'src/theme/fonts/hangul.css'))) {
  execFileSync(process.execPath, [join(root, 'scripts/fonts.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
}
const server = createServer()
const vite = await createVite({
  root,
  server: {
    middlewareMode: true,
    allowedHosts: [...config.sandboxHosts],
    hmr: { server },
    watch: { ignored: [join(config.dataDirectory, '**'), join(root, 'dist', '**')] },
  },
  appType: 'custom',
})

// The bundler and its plugins would end the process before the database has stopped.
process.removeAllListeners('SIGTERM')
process.stdin.removeAllListeners('end')

const load = async () => v.parse(applicationSchema, await vite.ssrLoadModule('/src/app/server.tsx'))
// Added to the page's own scripts, so that hydration finds what the server rendered.
const module = { type: 'module' }
const manifest = {
  routes: {
    __root__: {
      scripts: [
        { attrs: module, children: react.preambleCode.replace('__BASE__', '/') },
        { attrs: { ...module, src: '/@vite/client' } },
        { attrs: { ...module, src: '/src/app/development-client.ts' } },
      ],
    },
  },
}
const noFiles = () => ({ sheets: [], modules: [] })
const desk = {
  inline: react.preambleCode.replace('__BASE__', '/'),
  scripts: ['@vite/client', 'src/desk/app/client.tsx'],
  styles: [],
}
let loaded = await load()
const renderer: Renderer = {
  canonicalAddress: (path, search, layout) => loaded.canonicalAddress(path, search, layout),
  filesOf: { shop: noFiles, support: noFiles },
  shopSheets: [],
  render: async (page, fetch) => {
    loaded = await load()
    const result = await loaded.render({ ...page, manifest, fetch })
    // Without a page cache nobody has a budget.
    return { ...result, processorMs: 0 }
  },
}

const shopSchema = v.object({
  openShop: v.custom<typeof openShop>((value) => typeof value === 'function'),
})
/** Opens the shop from the current sources. */
const prepareShop = async () => {
  const source = v.parse(shopSchema, await vite.ssrLoadModule('/server/open-shop.ts'))
  return () => source.openShop(config, renderer, { policy: false, desk, ...(embedded ? { embedded } : {}) })
}

/** The running shop; requests that arrive during a restart wait for it. */
let current: Promise<OpenShop> = (await prepareShop())()
await current

async function reopen(): Promise<void> {
  const began = performance.now()
  let open: Awaited<ReturnType<typeof prepareShop>>
  try {
    open = await prepareShop()
  } catch (error) {
    console.error('The server goes on with the sources from before:', messageOf(error))
    return
  }
  const before = current
  current = closeShop(before).then(open)
  try {
    await current
    console.log(`Server restarted in ${Math.round(performance.now() - began)} ms`)
    vite.environments.client.hot.send({ type: 'full-reload' })
  } catch (error) {
    console.error('The server could not be restarted; it tries again after the next change:', messageOf(error))
  }
}

/** Errors of the bundler contain whole sources. */
function messageOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Closes a shop, if it was ever open. */
async function closeShop(shop: Promise<OpenShop>): Promise<void> {
  const open = await shop.catch(() => undefined)
  open?.release()
  await open?.close()
}

let timer: NodeJS.Timeout | undefined
let reopening: Promise<void> = Promise.resolve()
vite.watcher.on('all', (_, file) => {
  const [room, ...rest] = relative(root, file).split(sep)
  const isServer = (room === 'server' || room === 'contract') && !/\.test\.tsx?$/.test(rest.at(-1) ?? '')
  // The bundler reports every file once when it starts.
  if (!isServer || !server.listening) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    reopening = reopening.then(reopen)
  }, settleMs)
})

server.on('request', (request, response) => {
  // Sources and the bundler's own addresses first; all others belong to the shop.
  vite.middlewares(request, response, () => {
    current.then(
      (shop) => shop.listener(request, response),
      () => response.writeHead(503, { 'Retry-After': '1' }).end('The server could not be restarted; see its terminal.'),
    )
  })
})
server.listen(config.port, config.host, () => {
  console.log(`The shop in development: http://localhost:${config.port}`)
  const warning = exposureWarning(config)
  if (warning !== undefined) console.error(warning)
})

stopOnSignals({
  server,
  drainMs: 0,
  shop: {
    drain: () => clearTimeout(timer),
    // Browsers keep a WebSocket to the bundler open.
    release: () => void vite.close(),
    close: async () => {
      await reopening
      await closeShop(current)
      await embedded?.stop()
    },
  },
})
