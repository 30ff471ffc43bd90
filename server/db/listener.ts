import { setImmediate, setTimeout } from 'node:timers/promises'
import pg from 'pg'
import type { DatabaseHosts } from './hosts.ts'

/** Notifications of other connections (LISTEN), and whether the database answers. */
export interface DatabaseListener {
  /**
   * Calls `onNotice` with the payload of every NOTIFY on `channel`. Calls `onConnect` for each new listening
   * connection, also the first, because notifications are lost without one. Resolves once the channel is listened to.
   */
  listen(channel: string, onNotice: (payload: string) => void, onConnect?: () => void): Promise<Subscription>
  /** False while channels are registered and no connection listens. */
  isListening(): boolean
  close(): Promise<void>
}

interface Subscription {
  unlisten(): Promise<void>
}

interface Subscriber {
  readonly onNotice: (payload: string) => void
  readonly onConnect: (() => void) | undefined
}

interface ListenerEvents {
  /** The connection is lost or silent. `failures` counts the failed attempts since it last answered. */
  onUnavailable(failures: number): void
  /** A connection answers, again or for the first time. */
  onAvailable(): void
}

/** How often the connection is checked, the timeout of an answer, and the pause between attempts; milliseconds. */
const checkMs = 1_000
const answerMs = 1_500
const retryMs = 300

/** Name of the listening connection in `pg_stat_activity`. */
export const listenerName = 'practicum listener'

/**
 * Keeps one connection for notifications, checks it every second, and replaces it when it is lost or does not answer. A
 * server that is frozen or behind a broken network closes no connection: only a missing answer shows it.
 */
export function createListener(hosts: DatabaseHosts, events: ListenerEvents): DatabaseListener {
  const channels = new Map<string, Set<Subscriber>>()
  const closing = new AbortController()
  let current: pg.Client | undefined
  let running: Promise<void> | undefined
  let connected = Promise.withResolvers<pg.Client>()

  /** The last statement of each connection, because a connection runs one at a time. */
  const statements = new WeakMap<pg.Client, Promise<unknown>>()
  const send = (client: pg.Client, text: string) => {
    const before = statements.get(client) ?? Promise.resolve()
    const sent = before.catch(() => {}).then(() => client.query(text))
    statements.set(client, sent)
    return sent
  }
  const listenOn = (client: pg.Client, channel: string) => send(client, `listen ${client.escapeIdentifier(channel)}`)

  const connect = async (lost: AbortController): Promise<pg.Client> => {
    const client = new pg.Client({
      ...(await hosts.writable()),
      application_name: listenerName,
      connectionTimeoutMillis: answerMs,
      keepAlive: true,
    })
    client.on('error', () => lost.abort())
    client.on('end', () => lost.abort())
    client.on('notification', ({ channel, payload }) => {
      for (const { onNotice } of channels.get(channel) ?? []) onNotice(payload ?? '')
    })
    try {
      await client.connect()
      for (const channel of channels.keys()) await answered(listenOn(client, channel))
      return client
    } catch (error) {
      void client.end()
      throw error
    }
  }

  /** One connection, from its start until it is lost. */
  const keepConnection = async (onAnswer: () => void): Promise<void> => {
    const lost = new AbortController()
    const client = await connect(lost)
    current = client
    try {
      onAnswer()
      connected.resolve(client)
      events.onAvailable()
      for (const subscribers of channels.values()) for (const { onConnect } of subscribers) onConnect?.()
      const signal = AbortSignal.any([lost.signal, closing.signal])
      while (!signal.aborted) {
        await setTimeout(checkMs, undefined, { signal }).catch(() => {})
        if (!signal.aborted) await answered(send(client, 'select 1'))
      }
    } finally {
      current = undefined
      connected = Promise.withResolvers()
      void client.end()
    }
  }

  const run = async () => {
    let failures = 0
    while (!closing.signal.aborted) {
      try {
        await keepConnection(() => (failures = 0))
      } catch {
        // Counted below: whatever ended the connection, the next attempt shows more.
      }
      if (closing.signal.aborted) return
      hosts.forget()
      failures += 1
      events.onUnavailable(failures)
      // The first attempt follows at once: one cut connection does not mean that the database is away.
      if (failures > 1) await setTimeout(retryMs, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  return {
    listen: async (channel, onNotice, onConnect) => {
      const subscriber = { onNotice, onConnect }
      const known = channels.get(channel)
      if (known) known.add(subscriber)
      else channels.set(channel, new Set([subscriber]))
      if (current) {
        // If it fails, the connection is lost, and the next one listens to every channel.
        const listening = known ? true : await answered(listenOn(current, channel)).then(Boolean, () => false)
        if (listening) onConnect?.()
        else await connected.promise
      } else {
        running ??= run()
        await connected.promise
      }
      return {
        unlisten: async () => {
          const subscribers = channels.get(channel)
          subscribers?.delete(subscriber)
          if (subscribers?.size !== 0) return
          channels.delete(channel)
          if (current) await answered(send(current, `unlisten ${current.escapeIdentifier(channel)}`)).catch(() => {})
        },
      }
    },
    isListening: () => channels.size === 0 || current !== undefined,
    close: async () => {
      closing.abort()
      const client = current
      await client?.end()
      await running
    },
  }
}

/** The answer of a query. Throws when it does not arrive in time. */
async function answered<Answer>(query: Promise<Answer>): Promise<Answer> {
  const over = new AbortController()
  const late = async () => {
    await setTimeout(answerMs, undefined, { signal: over.signal })
    // When this process itself was paused, the answer may have arrived and is read only now.
    await setImmediate()
    await setImmediate()
    throw new Error('no answer in time')
  }
  const timeout = late()
  timeout.catch(() => {})
  query.catch(() => {})
  try {
    return await Promise.race([query, timeout])
  } finally {
    over.abort()
  }
}
