import { createServer } from 'node:http'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { createClock } from './clock.ts'
import { readConfig, StartError } from './config.ts'
import { importContent } from './content/import.ts'
import { readContent } from './content/read.ts'
import { watchContent } from './content/state.ts'
import { startEmbeddedDatabase } from './db/embedded.ts'
import { describeError } from './db/errors.ts'
import { migrateDatabase, openDatabase } from './db/open.ts'
import { contentState } from './db/schema/courses.ts'
import { createLog } from './log.ts'
import { loadRenderer } from './pages/renderer.ts'

const root = new URL('..', import.meta.url).pathname
/** Longest wait for open requests when the process is asked to stop. */
const stopMilliseconds = 10_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const clock = createClock()
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    while (stops.length > 0) await stops.pop()?.()
  }
  try {
    await refuseBusyPort(config.port, config.host)
    const embedded =
      config.databaseUrl === undefined ? await startEmbeddedDatabase({ directory: config.dataDirectory }) : undefined
    if (embedded) stops.push(embedded.stop)
    const database = await openDatabase(config.databaseUrl ?? embedded?.connection('practicum') ?? '')
    stops.push(database.close)
    await migrateDatabase(database)

    const [loaded] = await database.db.select().from(contentState)
    if (!loaded) {
      const { content, faults } = readContent(join(root, 'content'))
      if (!content)
        throw new StartError(
          `The bundled content has ${faults.length} faults; run "npm run content -- import content --dry-run".`,
        )
      await importContent(database.db, clock, content)
    }
    const content = await watchContent(database, clock)
    stops.push(content.close)
    const app = createApp({
      config,
      database,
      clock,
      content,
      renderer: await loadRenderer(),
      log,
      clientDirectory: join(root, 'dist/client'),
    })
    const server = createServer(app)
    await new Promise<void>((done, fail) => {
      server.once('error', fail)
      server.listen(config.port, config.host, done)
    })
    stops.push(
      () =>
        new Promise((done) => {
          server.close(() => done())
          server.closeIdleConnections()
          setTimeout(() => server.closeAllConnections(), stopMilliseconds).unref()
        }),
    )
    process.stdout.write(
      `\nPracticum is open.\n  desktop  ${config.desktopOrigin}\n  mobile   ${config.mobileOrigin}\n  any      http://localhost:${config.port}\n\n`,
    )
    const end = () => void stop().then(() => process.exit(0))
    process.once('SIGTERM', end)
    process.once('SIGINT', end)
  } catch (error) {
    await stop()
    throw error
  }
}

/** Asked first: a second start must not touch the first one's database. */
function refuseBusyPort(port: number, host: string): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is busy; stop what uses it, or set PORT to another number.`
          : `Port ${port} can't be opened (${error.code ?? error.message}); set PORT to another number.`
      fail(new StartError(sentence))
    })
    probe.listen(port, host, () => probe.close(() => done()))
  })
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message)
  else console.error('The shop could not start:', describeError(error))
  process.exit(1)
})
