import { Socket } from 'node:net'
import pg from 'pg'
import type { Load } from '../lib/figures.ts'
import { createNetworkSemaphore, type NetworkSemaphore } from '../lib/network-semaphore.ts'
import { requestNetwork } from '../lib/request-network.ts'
import { isTracing, traceStatements } from '../lib/traces.ts'
import { DatabaseUnavailable } from './errors.ts'
import type { DatabaseHosts } from './hosts.ts'

/** Maximum requests that wait for a connection; a wait also ends with the connection timeout. */
const maxWaiting = 5_000
/** Of these, the requests of one network: its calls at once, each with several queries. */
const maxWaitingOfNetwork = 1_000

/** Connections that one network may use at once: a third, so that two busy networks leave some for others. */
function connectionsPerNetwork(poolSize: number): number {
  return Math.max(1, Math.floor(poolSize / 3))
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/**
 * Connection pool that refuses queries while the database is away, and whose lost connections never end the process.
 * Throws {@link DatabaseUnavailable} instead of queueing without bound. The calls of one network share a part of the
 * connections and wait for each other, so that others find a free one.
 */
export class DatabasePool extends pg.Pool {
  readonly #sockets: Set<Socket>
  readonly #networks: NetworkSemaphore
  readonly #hosts: DatabaseHosts
  #isAvailable = true
  readonly #most: number

  constructor(hosts: DatabaseHosts, config: pg.PoolConfig & { readonly max: number }) {
    const sockets = new Set<Socket>()
    const openSocket = () => {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    }
    class Client extends pg.Client {
      constructor(options?: pg.ClientConfig) {
        super({ ...options, ...hosts.current() })
        if (isTracing()) this.query = traceStatements(this.query)
      }
    }
    super({ ...config, Client, onConnect: hosts.check, stream: openSocket })
    this.#hosts = hosts
    this.#sockets = sockets
    this.#most = config.max
    this.#networks = createNetworkSemaphore({
      // The pool's own queue takes what exceeds its connections.
      total: Number.POSITIVE_INFINITY,
      perNetwork: connectionsPerNetwork(config.max),
      waitingPerNetwork: maxWaitingOfNetwork,
      waiting: maxWaiting,
    })
    // A client emits `error` when its connection is lost. Without a listener that would end the process.
    this.on('error', () => {})
    this.on('connect', (client) => {
      client.on('error', () => {})
    })
  }

  /** Connections in use and idle, at most `most`, and requests that wait for one. */
  load(): Load & { readonly idle: number; readonly most: number; readonly isAvailable: boolean } {
    const waiting = this.waitingCount + this.#networks.load().waiting
    const running = this.totalCount - this.idleCount
    return { running, waiting, idle: this.idleCount, most: this.#most, isAvailable: this.#isAvailable }
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
    const connected = this.#connect()
    if (!callback) return connected
    connected.then(
      (client) => callback(undefined, client, (error) => client.release(error instanceof Error || error === true)),
      (error: Error) => callback(error, undefined, () => {}),
    )
    return undefined
  }

  async #connect(): Promise<pg.PoolClient> {
    const network = requestNetwork.getStore()
    this.#refuse()
    if (network === undefined) return this.#open()
    const leave = await this.#networks.enter(network)
    try {
      this.#refuse()
      const client = await this.#open()
      const { release } = client
      client.release = (error) => {
        leave()
        release(error)
      }
      return client
    } catch (error) {
      leave()
      throw error
    }
  }

  async #open(): Promise<pg.PoolClient> {
    try {
      await this.#hosts.writable()
      return await super.connect()
    } catch (error) {
      this.#hosts.forget()
      throw error
    }
  }

  #refuse(): void {
    if (!this.#isAvailable) throw new DatabaseUnavailable('the database does not answer')
    if (this.waitingCount >= maxWaiting) throw new DatabaseUnavailable('too many requests wait for the database')
  }
}
