import type { OpenDatabase } from '#server/db/open.ts'
import type { HeldStatement, StatementGate, StatementResult } from './statement-gate.ts'

/** The two sessions of a pair. */
export type Side = 'A' | 'B'
export const sides = ['A', 'B'] as const

/** A statement that was sent, in the order of sending. */
export interface SentStatement {
  readonly side: Side
  readonly connection: number
  readonly text: string
  /** Set when the database has answered. */
  result: StatementResult | undefined
}

export interface Interleaving<Result> {
  readonly statements: readonly SentStatement[]
  readonly results: { readonly [side in Side]: Result }
}

interface Session<Result> {
  readonly held: HeldStatement[]
  /** Connections in a transaction, which may hold locks. */
  readonly open: Set<number>
  running: SentStatement | undefined
  backend: number
  result: { readonly value: Result } | undefined
}

/**
 * Runs one piece of work of each side and sends their statements one at a time. `order` names the side of each
 * statement; a side that has none, or that waits for a lock, lets the other go on. After its end the side of the last
 * statement goes on as long as it can.
 */
export async function interleave<Result>(
  observer: Pick<OpenDatabase, 'query'>,
  gates: { readonly [side in Side]: StatementGate },
  work: { readonly [side in Side]: () => Promise<Result> },
  order: readonly Side[],
): Promise<Interleaving<Result>> {
  const statements: SentStatement[] = []
  let wake = () => {}
  const changed = () => new Promise<void>((done) => (wake = done))
  const failures: unknown[] = []
  const start = (side: Side): Session<Result> => {
    const session: Session<Result> = { held: [], open: new Set(), running: undefined, backend: 0, result: undefined }
    gates[side].hold((statement) => {
      session.held.push(statement)
      wake()
    })
    void work[side]().then(
      (value) => {
        session.result = { value }
        wake()
      },
      (error: unknown) => {
        failures.push(error)
        wake()
      },
    )
    return session
  }
  const isAtRest = ({ held, running, result }: Session<Result>) =>
    running !== undefined || held.length > 0 || result !== undefined

  /** Waits until a statement has been answered, or waits for a lock of the other side. */
  const answerOf = async (session: Session<Result>, other: Session<Result>) => {
    while (session.running !== undefined) {
      if (other.open.size === 0 && other.running === undefined) {
        await changed()
        continue
      }
      const [row] = await observer.query('select cardinality(pg_blocking_pids($1)) as locks', [session.backend])
      if (session.running !== undefined && Number(row?.['locks']) > 0) return
    }
  }

  try {
    const sessions = { A: start('A'), B: start('B') }
    let last: Side = 'A'
    for (let step = 0; ; ) {
      while (!sides.every((side) => isAtRest(sessions[side]))) {
        if (failures.length > 0) throw failures[0]
        await changed()
      }
      // Statements that are sent at the same moment arrive one after the other.
      await new Promise((done) => setImmediate(done))
      const ready = sides.filter((side) => sessions[side].held.length > 0 && sessions[side].running === undefined)
      if (ready.length === 0) {
        const blocked = sides.filter((side) => sessions[side].running !== undefined)
        if (blocked.length === 0 && sides.every((side) => sessions[side].result !== undefined)) break
        // Both wait for each other until the database ends one of them, or a lock has just been released.
        await changed()
        continue
      }
      const wanted: Side = order[step] ?? last
      const side: Side = ready.includes(wanted) ? wanted : wanted === 'A' ? 'B' : 'A'
      const session = sessions[side]
      const statement = session.held.shift()
      if (!statement) throw new Error('a side that is ready has a statement')
      const sent: SentStatement = { side, connection: statement.connection, text: statement.text, result: undefined }
      statements.push(sent)
      step += 1
      last = side
      session.running = sent
      session.backend = statement.backend
      void statement.send().then((result) => {
        sent.result = result
        session.running = undefined
        if (result.isInTransaction) session.open.add(sent.connection)
        else session.open.delete(sent.connection)
        wake()
      })
      const other = side === 'A' ? 'B' : 'A'
      await answerOf(session, sessions[other])
      await answerOf(sessions[other], session)
    }
    const [first, second] = [sessions.A.result, sessions.B.result]
    if (!first || !second) throw new Error('both sides have ended')
    return { statements, results: { A: first.value, B: second.value } }
  } finally {
    for (const side of sides) gates[side].hold(undefined)
  }
}
