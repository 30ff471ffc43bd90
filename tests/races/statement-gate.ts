import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import * as v from 'valibot'
import { registerCleanup } from '../support/server/cleanup.ts'
import type { DatabaseTarget } from '../support/server/test-database.ts'

/** A row that a statement inserted, changed or deleted, as `noteChanges` reports it. */
const changeSchema = v.strictObject({
  table: v.string(),
  operation: v.picklist(['INSERT', 'UPDATE', 'DELETE']),
  old: v.nullable(v.record(v.string(), v.unknown())),
  new: v.nullable(v.record(v.string(), v.unknown())),
})
export type RowChange = v.InferOutput<typeof changeSchema>

/** Prefix of the messages by which triggers report changes. */
export const changePrefix = 'race-change '

/** What came of a statement. */
export interface StatementResult {
  readonly changes: readonly RowChange[]
  /** SQLSTATE of the error; undefined for a success. */
  readonly error: string | undefined
  /** Whether the connection is in a transaction afterwards. */
  readonly isInTransaction: boolean
}

/** A statement that has reached the gate and has not been sent to the database yet. */
export interface HeldStatement {
  /** Number of the connection, from 1 for each gate. */
  readonly connection: number
  /** Process ID of the connection's backend. */
  readonly backend: number
  readonly text: string
  /** Sends the statement; resolves with what came of it. */
  send(): Promise<StatementResult>
  /** Ends the connection instead, as the death of the process does. */
  cut(): void
}

/** Stands between a server and its database, and speaks PostgreSQL's protocol with both. */
export interface StatementGate {
  /** Where the server finds the database. */
  readonly target: DatabaseTarget
  /** Statements go to `onStatement` instead of the database; undefined lets them pass. */
  hold(onStatement: ((statement: HeldStatement) => void) | undefined): void
}

/** Statements that pass in any case: the shop counts calls by a library, in one statement, apart from what they do. */
const passing = /"rate_limits"|"failed_requests"/

/** Opens a gate to a database of the test cluster. */
export async function openStatementGate(cluster: DatabaseTarget): Promise<StatementGate> {
  let receive: ((statement: HeldStatement) => void) | undefined
  let connections = 0
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    connections += 1
    const upstream = openUpstream(cluster)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      // A server that closes its pool ends connections as it likes.
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    relay(client, upstream, connections, () => receive)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  registerCleanup(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a gate listens on a port')
  return {
    target: { ...cluster, host: '127.0.0.1', port: address.port },
    hold: (onStatement) => {
      receive = onStatement
    },
  }
}

/** Connects to the cluster, which listens on a socket file or on a port. */
function openUpstream({ host = '', port = 5432 }: DatabaseTarget): Socket {
  return host.startsWith('/') ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host)
}

function relay(
  client: Socket,
  upstream: Socket,
  connection: number,
  receiver: () => ((statement: HeldStatement) => void) | undefined,
): void {
  let backend = 0
  let text = ''
  let isListener = false
  let waiting: Buffer[] = []
  let changes: RowChange[] = []
  let error: string | undefined
  let finish: ((result: StatementResult) => void) | undefined
  const named = new Map<string, string>()

  readMessages(client, { hasStartup: true }, (type, message) => {
    if (type === 'P') {
      const [name = '', statement = ''] = message.toString('utf8', 5).split('\0')
      named.set(name, statement)
    }
    if (type === 'B') text = named.get(message.toString('utf8', 5).split('\0')[1] ?? '') ?? ''
    if (type === 'Q') text = message.toString('utf8', 5, message.length - 1)
    if (/^listen /i.test(text)) isListener = true
    waiting.push(message)
    const isComplete = type === 'S' || type === 'Q'
    if (!isComplete && type !== '' && type !== 'X' && type !== 'p' && type !== 'H') return
    const batch = Buffer.concat(waiting)
    waiting = []
    const onStatement = receiver()
    if (!isComplete || !onStatement || isListener || passing.test(text)) {
      upstream.write(batch)
      return
    }
    const send = () =>
      new Promise<StatementResult>((done) => {
        changes = []
        error = undefined
        finish = done
        upstream.write(batch)
      })
    onStatement({ connection, backend, text, send, cut: () => client.destroy() })
  })

  readMessages(upstream, { hasStartup: false }, (type, message) => {
    if (type === 'K') backend = message.readInt32BE(5)
    if (type === 'E') error = fieldOf(message, 'C')
    if (type === 'N') {
      const notice = fieldOf(message, 'M') ?? ''
      if (notice.startsWith(changePrefix)) {
        changes.push(v.parse(v.pipe(v.string(), v.parseJson(), changeSchema), notice.slice(changePrefix.length)))
        return
      }
    }
    client.write(message)
    if (type === 'Z') {
      finish?.({ changes, error, isInTransaction: message.toString('latin1', 5, 6) !== 'I' })
      finish = undefined
    }
  })
}

/** Cuts what a socket sends into messages: a byte of type, a length that counts itself, and the contents. */
function readMessages(
  socket: Socket,
  { hasStartup }: { readonly hasStartup: boolean },
  onMessage: (type: string, message: Buffer) => void,
): void {
  let rest = Buffer.alloc(0)
  // The first message of a client has no type.
  let isStartup = hasStartup
  socket.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part])
    for (;;) {
      const header = isStartup ? 0 : 1
      if (rest.length < header + 4) return
      const length = header + rest.readInt32BE(header)
      if (rest.length < length) return
      const message = rest.subarray(0, length)
      rest = rest.subarray(length)
      onMessage(isStartup ? '' : message.toString('latin1', 0, 1), message)
      isStartup = false
    }
  })
}

/** A field of an error or notice, by its letter. */
function fieldOf(message: Buffer, letter: string): string | undefined {
  return message
    .toString('utf8', 5)
    .split('\0')
    .find((field) => field.startsWith(letter))
    ?.slice(1)
}
