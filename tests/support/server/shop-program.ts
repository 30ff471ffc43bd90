import { readConfig } from '../../../server/config/config.ts'
import { createHttpServer } from '../../../server/http-server.ts'
import { openShop } from '../../../server/open-shop.ts'
import { stopOnSignals } from '../../../server/shutdown.ts'

/**
 * The shop as a program of its own, as `server/main.ts` opens it, but for its pages: it needs no build. Writes a
 * line once it listens.
 */
const noPages = () => {
  throw new Error('this shop shows no pages')
}
const none = { manifest: { routes: {} }, lateModules: () => [] }
const renderer = { render: noPages, canonicalAddress: noPages, shop: none, support: none }
const config = readConfig(process.env)
const shop = await openShop(config, renderer, { policy: true })
const server = createHttpServer(shop.listener, config)
server.listen(config.port, config.host, () => process.stdout.write('open\n'))
stopOnSignals({ server, shop, drainMs: config.drainSeconds * 1000 })
