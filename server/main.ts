import { createServer, type Server } from 'node:http'
import { readConfig } from './config/config.ts'
import { StartError } from './lib/start-error.ts'
import { describeError } from './db/errors.ts'
import { createHttpServer } from './http-server.ts'
import { openShop } from './open-shop.ts'
import { loadRenderer } from './web/renderer.ts'
import { describeMembers } from './sandbox/members.ts'
import { stopOnSignals } from './shutdown.ts'
import { exposureWarning } from './config/start-checks.ts'

async function start(): Promise<void> {
  const config = readConfig(process.env)
  await refuseBusyPort(config.port, config.host)
  const shop = await openShop(config, await loadRenderer(), { policy: true })
  const server = createHttpServer(shop.listener, config)
  await listen(server, config.port, config.host)
  process.stdout.write(
    `\nPracticum is open.\n  desktop  ${config.desktopOrigin}\n  mobile   ${config.mobileOrigin}\n  any      http://localhost:${config.port}\n${config.deskOrigin === undefined ? '' : `  desk     ${config.deskOrigin}\n`}\n`,
  )
  if (shop.invitation !== undefined)
    process.stdout.write(`Nobody works at the desk yet. This link adds a passkey, once:\n  ${shop.invitation}\n\n`)
  if (config.mode === 'sandbox') process.stdout.write(describeMembers())
  const warning = exposureWarning(config)
  if (warning !== undefined) process.stderr.write(`\n${warning}\n\n`)
  stopOnSignals({ server, shop, drainMs: config.drainSeconds * 1000 })
}

/** Checked first: a second start must not touch the database of the first. */
async function refuseBusyPort(port: number, host: string): Promise<void> {
  const probe = createServer()
  await listen(probe, port, host)
  await new Promise((done) => probe.close(done))
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is busy; stop what uses it, or set PORT to another number.`
          : `Port ${port} can't be opened (${error.code ?? error.message}); set PORT to another number.`
      fail(new StartError(sentence))
    })
    server.listen(port, host, done)
  })
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message)
  else console.error('The shop could not start:', describeError(error))
  process.exit(1)
})
