import { isErrorCode } from '#contract/protocol/code-catalogue.ts'
import { statusOf } from '#contract/protocol/code-status.ts'
import type { SentStatement, Side } from './interleave.ts'
import type { Outcome } from './races.ts'

/** What the pair and each call alone lead to, one after the other. */
export interface SerialEnds {
  readonly AB: Outcome
  readonly BA: Outcome
  readonly onlyA: Outcome
  readonly onlyB: Outcome
}

/** How an interleaving ended. */
export type Verdict =
  /** Answers and rows are those of one order of the calls, or a call was refused and did nothing. */
  | 'right'
  /** Those of a call whose session was checked before the other call, and which did everything else after it. */
  | 'A authenticated before'
  | 'B authenticated before'
  /** Those of an order of whole transactions: a transaction of one call came between two of the other. */
  | 'in steps'
  /** Those of no order. */
  | 'wrong'

/** What a refused call leaves: a count, its recorded answer, or a wrong password. It says nothing about what it did. */
function isRecord(change: string): boolean {
  return (
    isCount(change) || /^[+-] wrong_passwords /.test(change) || /^\+ idempotency_keys .*"kind": "refused"/.test(change)
  )
}

/** A request that counts for a limit. A double click may count twice, where a repeated request counts once. */
function isCount(change: string): boolean {
  return /^[+-] limited_requests /.test(change)
}

const withoutCounts = ({ changes }: Outcome): string => changes.filter((each) => !isCount(each)).join('\n')
const effectsOf = ({ changes }: Outcome): string => changes.filter((each) => !isRecord(each)).join('\n')
const countsOf = ({ changes }: Outcome): number =>
  changes.filter((each) => each.startsWith('+') && isCount(each)).length

/** Whether an answer says that the call was not carried out: a code for an error, or a command that was refused. */
function isRefusal(answer: string): boolean {
  return answer === 'refused' || (isErrorCode(answer) && !isUnexpected(answer))
}

function isUnexpected(answer: string): boolean {
  return isErrorCode(answer) && statusOf(answer) === 500
}

function isEnd(outcome: Outcome, end: Outcome): boolean {
  return (
    withoutCounts(outcome) === withoutCounts(end) &&
    countsOf(outcome) >= countsOf(end) &&
    outcome.results.A === end.results.A &&
    outcome.results.B === end.results.B
  )
}

/** Judges an interleaving. `run` runs another order of the same pair. */
export async function judge(
  outcome: Outcome,
  serial: SerialEnds,
  run: (order: readonly Side[]) => Promise<Outcome>,
): Promise<Verdict> {
  const { A, B } = outcome.results
  if (isUnexpected(A) || isUnexpected(B)) return 'wrong'
  const isLike = (end: Outcome) => effectsOf(outcome) === effectsOf(end)
  if (isEnd(outcome, serial.AB) || isEnd(outcome, serial.BA)) return 'right'
  if (isRefusal(A) && (isLike(serial.onlyB) || isLike(serial.BA))) return 'right'
  if (isRefusal(B) && (isLike(serial.onlyA) || isLike(serial.AB))) return 'right'
  for (const [side, other] of [
    ['A', 'B'],
    ['B', 'A'],
  ] as const)
    if (isEnd(outcome, await run([side, ...allOf(other)]))) return `${side} authenticated before`
  for (const order of ordersOfTransactions(outcome.statements)) if (isEnd(outcome, await run(order))) return 'in steps'
  return 'wrong'
}

/** An order in which this side goes to its end. */
export function allOf(side: Side): Side[] {
  return Array.from({ length: 2_000 }, () => side)
}

/**
 * The sides of the same transactions, each of them whole: in the order in which they were committed, and in the order in
 * which they began to read. One of them is the order to which they amount.
 */
function ordersOfTransactions(statements: readonly SentStatement[]): readonly Side[][] {
  const open = new Map<string, { readonly side: Side; readonly began: number; size: number }>()
  const done: { readonly side: Side; readonly began: number; readonly size: number }[] = []
  for (const [index, { side, connection, text, result }] of statements.entries()) {
    const name = `${side}${connection}`
    const isBegin = /^begin/i.test(text)
    const transaction = open.get(name) ?? { side, began: index, size: 0 }
    // A snapshot is taken by the statement after `begin`.
    const known = transaction.size === 1 && !isBegin ? { ...transaction, began: index } : transaction
    known.size += 1
    open.delete(name)
    if (result?.isInTransaction) open.set(name, known)
    // What was rolled back is repeated, and counts when it succeeds.
    else if (!/^rollback/i.test(text) && result?.error === undefined) done.push(known)
  }
  const byBeginning = done.toSorted((one, other) => one.began - other.began)
  return [done, byBeginning].map((all) => all.flatMap(({ side, size }) => Array.from({ length: size }, () => side)))
}

/** The rows of an outcome that the nearest serial end has not, and the other way round, with the statements. */
export function explain(outcome: Outcome, serial: SerialEnds): string {
  const own = effectsOf(outcome).split('\n')
  const [nearest] = Object.entries(serial)
    .map(([name, end]: [string, Outcome]) => {
      const others = effectsOf(end).split('\n')
      const more = own.filter((each) => !others.includes(each))
      const less = others.filter((each) => !own.includes(each))
      return { name, more, less, count: more.length + less.length, answers: `${end.results.A} and ${end.results.B}` }
    })
    .toSorted((one, other) => one.count - other.count)
  if (!nearest) return ''
  return [
    `answers ${outcome.results.A} and ${outcome.results.B}; nearest is ${nearest.name} with ${nearest.answers}`,
    ...nearest.more.map((each) => `  here    ${each}`),
    ...nearest.less.map((each) => `  there   ${each}`),
    ...outcome.statements.map(
      ({ side, connection, text, result }) => `  ${side}${connection} ${result?.error ?? ''} ${text.slice(0, 160)}`,
    ),
  ].join('\n')
}
