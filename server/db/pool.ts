import { Socket } from 'node:net'
import pg from 'pg'
import { DatabaseUnavailable } from './errors.ts'

/** Maximum requests that wait for a connection; a wait also ends with the connection timeout. */
const maxWaiting = 5_000

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Connection pool that refuses queries while the database is away, and whose lost connections never end the process.
 * Throws {@link DatabaseUnavailable} instead of queueing without bound.
 */
export class DatabasePool extends pg.Pool {
  readonly #sockets: Set<Socket>
  #isAvailable = true

  constructor(config: pg.PoolConfig) {
    const sockets = new Set<Socket>()
    const openSocket = () => {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    }
    super({ ...config, stream: openSocket })
    this.#sockets = sockets
    // A client emits `error` when its connection is lost. Without a listener that would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => client.on('error', () => {}))
  }

  /** While false, every request for a connection is refused at once. */
  setAvailable(isAvailable: boolean): void {
    this.#isAvailable = isAvailable
  }

  /** Aborts every running query and closes all connections; the pool opens new ones on demand. */
  dropConnections(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: ConnectCallback): void
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const refusal = this.#refusal()
    if (callback) {
      if (refusal) callback(refusal, undefined, () => {})
      else super.connect(callback)
      return undefined
    }
    return refusal ? Promise.reject(refusal) : super.connect()
  }

  #refusal(): DatabaseUnavailable | undefined {
    if (!this.#isAvailable) return new DatabaseUnavailable('the database does not answer')
    if (this.waitingCount >= maxWaiting) return new DatabaseUnavailable('too many requests wait for the database')
    return undefined
  }
}
