import { readConfig } from '../../../server/config/config.ts'
import { startShop } from '../../../server/start-shop.ts'

/**
 * The shop as a program of its own, as `server/main.ts` opens it, but for its pages: it needs no build. Writes a
 * line once it listens.
 */
const noPages = () => {
  throw new Error('this shop shows no pages')
}
const none = { manifest: { routes: {} }, lateModules: () => [] }
const renderer = { render: noPages, canonicalAddress: noPages, shop: none, support: none }
await startShop(readConfig(process.env), {
  loadRenderer: async () => renderer,
  announce: () => process.stdout.write('open\n'),
})
