import { vi } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { registerCleanup } from '../support/server/cleanup.ts'
import { today } from '../support/server/sample-catalogue.ts'
import { shopOn } from '../support/server/shop.ts'
import { testDatabase } from '../support/server/test-database.ts'
import { isConflict, readCatalogue, stepsOf } from './conflicts.ts'
import { prepareState } from './end-state.ts'
import { exploreOrders } from './explore.ts'
import { type Interleaving, interleave, type Side } from './interleave.ts'
import { allOf, explain, judge, type Verdict } from './judge.ts'
import { type PreparedCall, prepareCalls } from './prepared-calls.ts'
import type { Server } from './server-program.ts'
import { openStatementGate, type StatementGate } from './statement-gate.ts'

/** Two processes of the shop over one prepared database. */
export interface Races {
  readonly calls: readonly PreparedCall[]
  /** Everything that two calls may lead to. */
  race(pair: Pair, limits: Parameters<typeof exploreOrders>[1]): Promise<Race>
  /** Runs a call alone. */
  runAlone(call: PreparedCall): Promise<Outcome>
}

/** What came of a pair. */
export interface Race {
  /** Orders that differ in the order of conflicting statements; 0 when none conflict. */
  readonly orders: number
  /** Orders that were run, those that turned out to be known included. */
  readonly runs: number
  readonly isComplete: boolean
  /** Those that are not right, by their verdict, with one of them explained. */
  readonly faults: ReadonlyMap<Verdict, { count: number; readonly example: string }>
}

export interface Pair {
  readonly A: PreparedCall
  readonly B: PreparedCall
}

export interface Outcome extends Interleaving<string> {
  /** What the run changed. */
  readonly changes: readonly string[]
}

/** Prepares a shop and opens two processes over it. */
export async function openRaces(): Promise<Races> {
  const { database, target } = await testDatabase('sample')
  // A deadlock that both sides wait in is found at once.
  await database.query(`alter database ${target.database} set deadlock_timeout = '20ms'`)
  const shop = await shopOn(database, today)
  const calls = await prepareCalls(shop)
  const now = shop.services.clock.now()
  const gates = { A: await openStatementGate(target), B: await openStatementGate(target) }
  const observer = await openDatabase(target, { poolSize: 2 })
  registerCleanup(() => observer.close())
  const servers = { A: await openProcess(gates.A, target, now), B: await openProcess(gates.B, target, now) }
  const state = await prepareState(observer)
  const catalogue = await readCatalogue(observer)
  const run = async ({ A, B }: Pair, order: readonly Side[]): Promise<Outcome> => {
    try {
      const done = await interleave(observer, gates, { A: workOf(A, servers.A), B: workOf(B, servers.B) }, order)
      const touched = done.statements.flatMap(({ result }) => (result?.changes ?? []).map(({ table }) => table))
      return { ...done, changes: await state.changes(new Set(touched)) }
    } finally {
      await state.restore()
    }
  }
  const nothing: PreparedCall = { name: 'nothing', send: async () => 'nothing' }
  const known = new Map<string, Promise<Outcome>>()
  const alone = (call: PreparedCall) => {
    const outcome = known.get(call.name) ?? run({ A: call, B: nothing }, [])
    known.set(call.name, outcome)
    return outcome
  }
  return {
    calls,
    runAlone: alone,
    race: async (pair, limits) => {
      const [onlyA, onlyB] = [await alone(pair.A), await alone(pair.B)]
      const [stepsA, stepsB] = [onlyA, onlyB].map(({ statements }) => stepsOf(statements, catalogue))
      const faults = new Map<Verdict, { count: number; readonly example: string }>()
      if (!stepsA?.some((one) => stepsB?.some((other) => isConflict(one, other))))
        return { orders: 0, runs: 0, isComplete: true, faults }
      const runOrder = (order: readonly Side[]) => run(pair, order)
      const [AB, BA] = [await runOrder(allOf('A')), await runOrder(allOf('B'))]
      const explored = await exploreOrders(async (order) => {
        const outcome = await runOrder(order)
        const verdict = await judge(outcome, { AB, BA, onlyA, onlyB }, runOrder)
        if (verdict !== 'right') {
          const found = faults.get(verdict) ?? { count: 0, example: explain(outcome, { AB, BA, onlyA, onlyB }) }
          found.count += 1
          faults.set(verdict, found)
        }
        return stepsOf(outcome.statements, catalogue)
      }, limits)
      return { ...explored, faults }
    },
  }
}

function workOf(call: PreparedCall, server: Server): () => Promise<string> {
  return () => call.send(server)
}

/** Opens a shop whose modules are its own, as in a process of its own. */
export async function openProcess(gate: StatementGate, cluster: StatementGate['target'], now: Date): Promise<Server> {
  vi.resetModules()
  const { openServer } = await import('./server-program.ts')
  return openServer(gate.target, cluster, now)
}
