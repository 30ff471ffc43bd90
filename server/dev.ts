import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import * as v from 'valibot'
import { createServer as createVite } from 'vite'
import { readConfig } from './config.ts'
import { openShop } from './open-shop.ts'
import { applicationSchema, type Renderer } from './pages/renderer.ts'
import { exposureWarning } from './start-checks.ts'

/** npm run dev: the same server, with pages rendered from the sources and refreshed as they change. */
const root = fileURLToPath(new URL('..', import.meta.url))

const config = { ...readConfig(process.env), pageCacheBytes: 0 }
const server = createServer()
const vite = await createVite({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })

const load = async () => v.parse(applicationSchema, await vite.ssrLoadModule('/src/app/server.tsx'))
// Among the page's own scripts, so that the browser finds what the server rendered.
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
const scripts = { manifest, lateModules: () => [] }
let loaded = await load()
const renderer: Renderer = {
  canonicalAddress: (path, search, layout) => loaded.canonicalAddress(path, search, layout),
  shop: scripts,
  support: scripts,
  render: async (input) => {
    loaded = await load()
    return loaded.render(input)
  },
}

const shop = await openShop(config, renderer, { policy: false })
server.on('request', (request, response) => {
  // Sources and the bundler's own addresses first; what it does not know is the shop's.
  vite.middlewares(request, response, () => shop.listener(request, response))
})
server.listen(config.port, config.host, () => {
  console.log(`Practicum in development: http://localhost:${config.port}`)
  const warning = exposureWarning(config)
  if (warning !== undefined) console.error(warning)
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([shop.close(), vite.close()]).then(() => process.exit(0)))
}
