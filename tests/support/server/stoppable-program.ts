import { createServer } from 'node:http'
import { stopOnSignals } from '#server/shutdown.ts'

// A program that stops as the shop does, without a database. Writes its process ID once it listens.

const server = createServer((_, response) => response.end('there'))
const shop = { drain: () => {}, release: () => {}, close: async () => {} }
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.stdout.write(`${process.pid}\n`))
stopOnSignals({ server, shop, drainMs: 0 })
