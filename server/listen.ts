import type { Server } from 'node:http'
import type { ListenAddress } from './config/config.ts'
import { StartError } from './lib/start-error.ts'

/** Opens a server's port, which `variable` sets. Throws a {@link StartError} when it is busy or forbidden. */
export function listen(
  server: Server,
  { port, host }: ListenAddress,
  variable: 'PORT' | 'METRICS_PORT',
): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is busy; stop what uses it, or set ${variable} to another number.`
          : `Port ${port} can't be opened (${error.code ?? error.message}); set ${variable} to another number.`
      fail(new StartError(sentence))
    })
    server.listen(port, host, done)
  })
}
