import { createHash } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import * as codes from '#contract/protocol/codes.ts'
import { sampleSeed } from '../support/server/fault-runs.ts'
import type { Verdict } from './judge.ts'
import { changingEndpoints, endpointOf, type PreparedCall } from './prepared-calls.ts'
import { openRaces, type Pair } from './races.ts'

// Every two calls that change something, at the same time: all orders of their SQL statements that differ in the order of
// conflicting ones. Answers and rows must be those of one call after the other, or one call is refused and does nothing.
//
// `RACES` says which pairs: `full 0/2` for the first half of all, the name of a call, or `ONE | OTHER`. Without it those
// of a call with itself and those about money; a few orders of each.

const wanted = process.env['RACES'] ?? ''
const [, part = '0', parts = '1'] = /^full (\d+)\/(\d+)$/.exec(wanted) ?? []
const isFull = wanted.startsWith('full')
/** Orders of one pair at most. Those of a pair with more are drawn. */
const maxRuns = wanted === '' ? 3 : 60
/** Milliseconds; an order with a withdrawal takes half a second on a busy machine. */
const pairTimeout = 300_000

const races = await openRaces()
const { calls } = races

/** Calls about orders and their money. */
const isMoney = ({ name }: PreparedCall) =>
  /^(begin-payment|confirm-payment|create-order|cancel-order|request-cash-receipt|job: settle|operator: orders|provider|bank)/.test(
    name,
  )

/**
 * Calls of several transactions, with the reason why the other call may come between two of them. What such a pair leads
 * to must still be an order of whole transactions.
 */
const inSteps: Readonly<Record<string, string>> = {
  'bank: deposit':
    'the bank takes money before the shop hears of it; an order that is canceled in between gives it back',
  'cancel-order | job: settle-refunds':
    'the job may claim the refund that the call sends itself; it is sent by one key',
  'job: settle-refunds | operator: orders cancel': 'as for a cancellation by the member',
  'job: settle-refunds | operator: orders refund': 'as for a cancellation by the member',
  'job: settle-refunds | operator: orders refund, a part': 'as for a cancellation by the member',
  'job: settle-refunds | operator: orders refund, rented': 'as for a cancellation by the member',
  'operator: orders refund, a part | operator: orders refund, a part':
    'the second may begin while the first is being sent: both are refunded, and the record says in which state each began',
  'cancel-order: waiting for deposit | job: settle-payments':
    'the job asks about an account that nobody waits for any more by then, and closes it',
  'request-cash-receipt | job: settle-receipts': 'the job may claim the receipt that the call requests itself',
  'cancel-order | update-profile: email': 'the mail that a refund is done goes to the address of that moment',
  'update-profile: email | operator: orders cancel': 'as for a cancellation by the member',
  'update-profile: email | operator: orders refund': 'as for a cancellation by the member',
  'update-profile: email | operator: orders refund, a part': 'as for a cancellation by the member',
  'update-profile: email | operator: orders refund, rented': 'as for a cancellation by the member',
  'withdraw | job: settle-refunds': 'as for a cancellation by the member',
  'withdraw | job: settle-payments': 'as for the cancellation of an order that waits for a deposit',
  'change-password | withdraw':
    'the old password was right when the withdrawal checked it, in the session that goes on',
  'job: send-messages': 'sends one message after the other, those that are written meanwhile as well',
  'close-session: everywhere': 'ends the sessions that are still open, which may be none any more',
}

/**
 * Whether a call may go on when its session has ended after it was checked: a member's, unless its change outlives the
 * session.
 */
function outlivesNothing(name: string): boolean {
  const endpoint = changingEndpoints.find((each) => each.name === name)
  if (endpoint?.access !== 'member') return false
  if (endpoint.area === 'session') return true
  const isLasting = endpoint.codes.some((code) => code === codes.freshAuthenticationRequired)
  return !isLasting && !['withdraw', 'change-password'].includes(name)
}

describe('prepared calls', () => {
  test('every call of the contract that changes something is prepared', () => {
    const prepared = new Set(calls.map(endpointOf))
    expect(changingEndpoints.map(({ name }) => name).filter((name) => !prepared.has(name))).toEqual([])
  })

  test('alone, every call does what it is for', async () => {
    const refused: string[] = []
    for (const call of calls) {
      const { results } = await races.runAlone(call)
      if (!/^(200|201|done|MB\d{5}20[01])$/.test(results.A)) refused.push(`${call.name}: ${results.A}`)
    }
    // These meet another call that makes them possible, or impossible.
    expect(refused).toEqual([
      'certificate-file: PR10004404',
      'change-certificate-proof: PR10004404',
      'begin-payment: approved: PR30009400',
      'find-id: wrong code: MB21103400',
      'password-login: wrong password: MB20003400',
      'qr-login: scanned: PR20003400',
    ])
  })
})

/** Counts, and what is written some time after a call. */
const ofNoCall = new Set([
  'rate_limits',
  'failed_requests',
  'flow_counts',
  'page_vitals',
  'empty_searches',
  'shop_secrets',
])

describe('rows', () => {
  // A condition that is too wide changes rows of others: read the file through when it changes.
  test('of others are left as they are by every call', async () => {
    const lines: string[] = []
    for (const call of calls) {
      const { statements } = await races.runAlone(call)
      const counts = new Map<string, number>()
      for (const { table, operation } of statements.flatMap(({ result }) => result?.changes ?? [])) {
        if (ofNoCall.has(table)) continue
        const change = `${operation.toLowerCase()} ${table}`
        counts.set(change, (counts.get(change) ?? 0) + 1)
      }
      const rows = [...counts].map(([change, count]) => (count === 1 ? change : `${change} x${count}`))
      lines.push(`${call.name}: ${rows.toSorted().join(', ') || 'nothing'}`)
    }
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('changed-rows.txt')
  })
})

/** Every pair, those of a call with itself included. */
const everyPair: readonly Pair[] = calls.flatMap((A, index) => calls.slice(index).map((B) => ({ A, B })))
const nameOf = ({ A, B }: Pair) => `${A.name} | ${B.name}`
const rankOf = (text: string) => createHash('sha256').update(`${sampleSeed} ${text}`).digest().readUInt32BE()

function choosePairs(): readonly Pair[] {
  if (isFull) return everyPair.filter((_, index) => index % Number(parts) === Number(part))
  if (wanted !== '')
    return everyPair.filter((pair) => nameOf(pair) === wanted || [pair.A.name, pair.B.name].includes(wanted))
  // `jobs.test.ts` has each job meet itself.
  const isOfJob = ({ name }: PreparedCall) => name.startsWith('job: ')
  return everyPair.filter(({ A, B }) => (A === B ? !isOfJob(A) : isMoney(A) && isMoney(B)))
}

/** Whether a pair may end so. */
function isAllowed(pair: Pair, verdict: Verdict): boolean {
  if (verdict === 'wrong') return false
  const first = /^[AB](?= authenticated)/.exec(verdict)?.[0]
  if (first !== undefined && outlivesNothing(endpointOf(first === 'A' ? pair.A : pair.B))) return true
  // The access token that was checked is gone by then, and the repeated request finds its own change done.
  if (first !== undefined && nameOf(pair) === 'change-password | change-password') return true
  return [pair.A.name, pair.B.name, nameOf(pair)].some((name) => name in inSteps)
}

describe('pairs of calls', () => {
  let draws = 0
  const draw = (count: number) => rankOf(String(draws++)) % count
  const total = { pairs: 0, conflicting: 0, orders: 0, drawn: 0 }
  afterAll(() => {
    const { pairs, conflicting, orders, drawn } = total
    console.info(
      `${pairs} pairs of ${calls.length} calls, ${conflicting} with conflicts: ${orders} orders; ${drawn} pairs have more`,
    )
  })

  test.each(choosePairs().map((pair) => [nameOf(pair), pair] as const))(
    '%s',
    async (_, pair) => {
      const { orders, isComplete, faults } = await races.race(pair, { max: maxRuns, draw })
      total.pairs += 1
      total.orders += orders
      if (orders > 0) total.conflicting += 1
      if (!isComplete) total.drawn += 1
      const wrong = [...faults].filter(([verdict]) => !isAllowed(pair, verdict))
      expect(wrong.map(([verdict, { count, example }]) => `${count} orders end ${verdict}: ${example}`)).toEqual([])
    },
    pairTimeout,
  )
})
