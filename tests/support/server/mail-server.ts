import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail as it was received. */
export interface ReceivedMail {
  /** Sender and recipients of the envelope. */
  readonly from: string
  readonly to: readonly string[]
  /** The message with its headers (RFC 5322). */
  readonly message: Buffer
}

/** A mail server on this machine, until the test ends. Returns its address and the mails that it received. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, message: Buffer.concat(parts) })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const place = server.server.address()
  if (place === null || typeof place === 'string') throw new Error('the mail server has no port')
  const { port } = place
  return { received, port, url: `smtp://127.0.0.1:${port}` }
}
