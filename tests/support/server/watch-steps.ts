import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { deskEndpoints } from '#contract/desk/endpoints.ts'
import { endpoints } from '#contract/endpoints.ts'

// Watches what each call of a test does that others can see: the transactions that it commits, and whether this process
// has read the content again. A reader between two steps of a call sees half of it, so a call has one step, or a reason.

/** Calls of several steps, with the reason why somebody may read between two of them. */
const inSteps: Readonly<Record<string, string>> = {
  'confirm-payment': 'the intent is written before the provider is asked, and its answer afterwards',
  'cancel-order': 'the refund is written before the provider is asked, and its answer afterwards',
  'request-cash-receipt': 'the receipt is written before the provider is asked, and its answer afterwards',
  'sign-up-as-individual': 'the account is there before its first session; the same form opens another one',
  'sign-up-as-group': 'as for an individual',
  withdraw: 'a refund is sent once the member has left, as for a cancellation',
  'open-identity-page': 'the row has the number that the company gave, and the window opens after it',
  'open-identity-popup': 'as for the page',
  'identity-verification-status': 'keeps what the company answers',
  'course-training': 'keeps what the learning system answers',
  'my-courses': 'as for one course',
  'own-review': 'as for one course',
  'refund-preview': 'as for one course',
  'write-review': 'as for one course; the review is written afterwards',
  'ship-orders': 'each order of the list is one parcel of its own',
  'refund-order': 'as for a cancellation by the member',
  'continue-refund': 'as for a cancellation by the member',
  'approve-request': 'as for a cancellation by the member',
}

/** Tables of counts, claims, proofs and secrets, which nothing else is read with. */
const besideOthers = new Set([
  'failed_requests',
  'human_checks',
  'idempotency_keys',
  'limited_requests',
  'rate_limits',
  'sandbox_records',
  'shop_secrets',
  'wrong_passwords',
])

/** Notes that somebody was here, and nothing else. */
const lastUse = /^update "\w+" set "last_(?:used|seen)_at" = \$\d+ where/

/** Reading the content again is a step of its own, as is what a company of the sandbox writes into its books. */
const contentStep = 'reads the content again'
const companyStep = 'asks a company'
const companyStepInTransaction = 'asks a company in a transaction'

interface Watched {
  /** Tables that each transaction has changed, and {@link contentStep}. */
  readonly steps: string[]
  /** Tables that transactions under way have changed, by connection. */
  readonly open: Map<object, Set<string>>
}

const mark = Symbol.for('practicum.watched-calls')
const known: unknown = Reflect.get(pg.Client.prototype, mark)
// Modules may be loaded again, the driver is not.
const watched: AsyncLocalStorage<Watched> =
  known instanceof AsyncLocalStorage ? known : new AsyncLocalStorage<Watched>()
if (!known) watchStatements()

function watchStatements(): void {
  const query: (this: object, ...given: unknown[]) => unknown = pg.Client.prototype.query
  Object.assign(pg.Client.prototype, {
    [mark]: watched,
    query(this: object, ...given: unknown[]) {
      const call = watched.getStore()
      const text = textOf(given[0])
      if (!call || text === undefined) return query.apply(this, given)
      const done = given.at(-1)
      if (typeof done === 'function') {
        const note = (error: unknown, result: unknown) => {
          if (!error) noteStatement(call, this, text, countOf(result))
          done(error, result)
        }
        return query.apply(this, [...given.slice(0, -1), note])
      }
      const answer = query.apply(this, given)
      if (!(answer instanceof Promise)) return answer
      return answer.then((result: unknown) => {
        noteStatement(call, this, text, countOf(result))
        return result
      })
    },
  })
}

const textOf = (statement: unknown) => {
  if (typeof statement === 'string') return statement
  if (typeof statement !== 'object' || statement === null || !('text' in statement)) return undefined
  return typeof statement.text === 'string' ? statement.text : undefined
}
const countOf = (result: unknown) =>
  typeof result === 'object' && result !== null && 'rowCount' in result ? Number(result.rowCount) : 0

function noteStatement({ steps, open }: Watched, connection: object, text: string, changed: number): void {
  const [word = ''] = text.toLowerCase().split(/[\s;]/, 1)
  if (word === 'begin') open.set(connection, new Set())
  const transaction = open.get(connection)
  if (word === 'commit' || word === 'rollback') open.delete(connection)
  if (word === 'begin' || word === 'rollback') return
  const isCompany = changed > 0 && /(?:into|update|from) "sandbox_records"/.test(text)
  if (isCompany) {
    const others = [...open].some(([each, { size }]) => each !== connection && size > 0)
    steps.push(others ? companyStepInTransaction : companyStep)
  }
  const tables = [...text.matchAll(/(?:insert into|update|delete from) "(\w+)"/g)].flatMap(([, table = '']) => table)
  const own = changed > 0 && !lastUse.test(text) ? tables.filter((table) => !besideOthers.has(table)) : []
  if (transaction && word !== 'commit') for (const table of own) transaction.add(table)
  else if (own.length > 0 || (transaction && transaction.size > 0))
    steps.push([...(transaction ?? new Set(own))].toSorted().join(', '))
}

/** Notes that this process has read the content again. */
export function noteContentStep(): void {
  watched.getStore()?.steps.push(contentStep)
}

/**
 * Makes a call. Throws when it has several steps without a reason, asks a company before its last step without one, or
 * in a transaction, or writes after it has read the content again.
 */
export async function watchCall<Result>(method: string, path: string, work: () => Promise<Result>): Promise<Result> {
  const { steps, open }: Watched = { steps: [], open: new Map() }
  const result = await watched.run({ steps, open }, work)
  const name = nameOf(method, path)
  const fail = (why: string) => {
    throw new Error(`${name} ${why}: ${steps.join(' | ')}`)
  }
  const isWrite = (step: string) => step !== contentStep && step !== companyStep
  if (steps.includes(companyStepInTransaction)) fail('asks a company in a transaction, which may be repeated')
  if (!(name in inSteps)) {
    if (steps.filter(isWrite).length > 1) fail('writes in several steps')
    const company = steps.indexOf(companyStep)
    if (company !== -1 && steps.slice(company).some(isWrite)) fail('writes after it has asked a company')
  }
  const read = steps.indexOf(contentStep)
  if (read !== -1 && steps.slice(read).some(isWrite)) fail('writes after it has read the content again')
  return result
}

const patterns = [...endpoints, ...deskEndpoints].map(({ name, method, path }) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))

function nameOf(method: string, address: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return patterns.find((each) => each.method === method && each.pattern.test(path))?.name ?? `${method} ${path}`
}

for (const name of Object.keys(inSteps))
  if (!patterns.some((each) => each.name === name)) throw new Error(`there is no call ${name}`)
