import { readConfig } from '../../../server/config/config.ts'
import { startShop } from '../../../server/start-shop.ts'

/**
 * The shop as a program of its own, as `server/main.ts` opens it, but for its pages: it needs no build. Writes a
 * line once it listens.
 */
const noPages = () => {
  throw new Error('this shop shows no pages')
}
const noFiles = () => ({ sheets: [], modules: [] })
const renderer = { render: noPages, canonicalAddress: noPages, filesOf: { shop: noFiles, support: noFiles } }
await startShop(readConfig(process.env), {
  loadRenderer: async () => renderer,
  announce: () => process.stdout.write('open\n'),
})
