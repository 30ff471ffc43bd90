import { readConfig } from '#server/config/config.ts'
import { startShop } from '#server/start-shop.ts'

// The shop as a program of its own, as `server/main.ts` opens it, but for its pages: it needs no build. Writes a
// line once it listens. With `STOPS_WHEN_OPEN` it is told to stop at that very moment.

const noPages = () => {
  throw new Error('this shop shows no pages')
}
const noFiles = () => ({ sheets: [], modules: [] })
const renderer = {
  render: noPages,
  canonicalAddress: noPages,
  filesOf: { shop: noFiles, support: noFiles },
  shopSheets: [],
}
await startShop(readConfig(process.env), {
  loadRenderer: async () => renderer,
  announce: () => {
    process.stdout.write('open\n')
    if (process.env['STOPS_WHEN_OPEN'] === 'true') process.kill(process.pid, 'SIGTERM')
  },
})
