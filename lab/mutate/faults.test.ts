import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { exemptions } from './exemptions.ts'
import { findFaults, plant } from './faults.ts'
import { filesWithFaults } from './tests-of.ts'

/** Kind and changed text of each fault in a source. */
function faultsIn(source: string, file = 'machines/example.machine.ts'): string[] {
  return findFaults(file, source).faults.map(({ kind, before, after }) => `${kind}: ${before} -> ${after || 'nothing'}`)
}

const machine = `
const exampleMachine = setup({
  guards: { isKnown: (_, { error }) => hasCode(error, codes.known) },
}).createMachine({
  initial: 'idle',
  states: {
    idle: { on: { start: { target: 'busy', actions: ['clear', 'log'] } } },
    busy: {
      exit: 'stop',
      invoke: { src: 'call', onDone: 'idle', onError: [{ guard: 'isKnown', target: 'idle' }, 'failed'] },
    },
    failed: {},
  },
})`

test('plants wrong targets, and takes transitions, actions and guards out of a machine', () => {
  expect(faultsIn(machine)).toEqual([
    'inverted guard: hasCode(error, codes.known) -> !(hasCode(error, codes.known))',
    "wrong target: 'idle' -> 'busy'",
    "missing transition: start: { target: 'busy', actions: ['clear', 'log'] } -> nothing",
    "wrong target: 'busy' -> 'failed'",
    "missing action: actions: ['clear', 'log'] -> nothing",
    "missing action: 'clear', -> nothing",
    "missing action: 'log' -> nothing",
    "missing action: exit: 'stop', -> nothing",
    "missing transition: onDone: 'idle', -> nothing",
    "wrong target: 'idle' -> 'busy'",
    "missing transition: onError: [{ guard: 'isKnown', target: 'idle' }, 'failed'] -> nothing",
    "missing transition: { guard: 'isKnown', target: 'idle' }, -> nothing",
    "missing guard: guard: 'isKnown', -> nothing",
    "wrong target: 'idle' -> 'busy'",
    "wrong target: 'failed' -> 'idle'",
    "missing transition: 'failed' -> nothing",
  ])
})

test('keeps relative targets relative', () => {
  const source = `x.createMachine({ states: { a: { on: { go: '.b', leave: '#m.c', stay: '.d' } } } })`
  expect(faultsIn(source).filter((each) => each.startsWith('wrong target'))).toEqual([
    "wrong target: '.b' -> '.d'",
    "wrong target: '.d' -> '.b'",
  ])
})

test('inverts conditions, moves limits by one and takes fallbacks out', () => {
  const source = `
    if (!isOpen) close()
    const rest = left === 0 ? 'none' : (name ?? 'some')
    const isLate = age >= limit && isDue`
  expect(faultsIn(source, 'src/features/example/example.flow.ts')).toEqual([
    'inverted condition: !isOpen -> isOpen',
    'inverted comparison: left === 0 -> left !== 0',
    'off by one: 0 -> 1',
    "missing fallback: name ?? 'some' -> name",
    'inverted condition: age >= limit && isDue -> age >= limit || isDue',
    'moved limit: age >= limit -> age > limit',
  ])
})

test('mistakes operations with numbers', () => {
  expect(faultsIn('const total = now + delivery * pieces', 'src/features/example/amounts.ts')).toEqual([
    'wrong operation: now + delivery * pieces -> now - delivery * pieces',
    'wrong operation: delivery * pieces -> delivery / pieces',
  ])
})

test('takes conditions out of queries of the server, and moves their limits', () => {
  const source = `const which = and(isOwn, or(isNull(orders.expiresAt), gt(orders.expiresAt, now)))`
  expect(faultsIn(source, 'server/api/example/example.ts')).toEqual([
    'missing condition: isOwn, -> nothing',
    'missing condition: or(isNull(orders.expiresAt), gt(orders.expiresAt, now)) -> nothing',
    'missing condition: isNull(orders.expiresAt), -> nothing',
    'missing condition: gt(orders.expiresAt, now) -> nothing',
    'limit of a query: gt -> planted_gte',
  ])
  expect(faultsIn(source, 'src/features/example/example.ts')).toEqual([])
})

test('takes the only condition out of a query of the server', () => {
  const source = `
    const rows = await db.select().from(orders).where(eq(orders.memberId, memberId))
    await tx.delete(orders).where(isDue(clock))
    await tx.update(orders).set({ status }).where(isOwn)
    const left = await tx.$count(orders, isOpen)
    const own = await tx.select().from(orders).where(and(isOwn, isOpen))`
  expect(faultsIn(source, 'server/api/example/example.ts')).toEqual([
    'missing condition: eq(orders.memberId, memberId) -> undefined',
    'missing statement: await tx.delete(orders).where(isDue(clock)) -> ;',
    'missing condition: isDue(clock) -> undefined',
    'missing statement: await tx.update(orders).set({ status }).where(isOwn) -> ;',
    'missing condition: isOwn -> undefined',
    'missing condition: isOpen -> undefined',
    'missing condition: isOwn, -> nothing',
    'missing condition: isOpen -> nothing',
  ])
  expect(faultsIn(source, 'src/features/example/example.ts')).toEqual([])
})

test('lets each condition of the server always and never hold, and takes each half of it out', () => {
  const source = `
    if (isOpen || count < limit) close()`
  expect(faultsIn(source, 'server/api/example/example.ts')).toEqual([
    'condition that always holds: isOpen || count < limit -> true',
    'condition that never holds: isOpen || count < limit -> false',
    'missing first half: isOpen -> false',
    'missing second half: count < limit -> false',
    'moved limit: count < limit -> count <= limit',
    'missing statement: close() -> ;',
  ])
})

test('takes statements, entries and methods of the server out, but neither logs nor types', () => {
  const source = `
    type Count = 1 | true
    await send(mail)
    log.info('sent')
    const open = ['paid', 'waiting']
    sum += price
    return Math.max(...rows.filter(isOpen), 0)`
  expect(faultsIn(source, 'server/api/example/example.ts')).toEqual([
    'missing statement: await send(mail) -> ;',
    "missing entry: 'paid', -> nothing",
    "missing entry: 'waiting' -> nothing",
    'wrong operation: sum += price -> sum -= price',
    'wrong method: max -> min',
    'missing method: rows.filter(isOpen) -> rows',
    'off by one: 0 -> 1',
  ])
})

test('leaves lists of the contract to the compiler', () => {
  expect(faultsIn(`export const statuses = ['paid', 'waiting'] as const`, 'contract/orders/example.ts')).toEqual([])
})

test('excuses the faults of a kind in a line of a declaration alone', () => {
  const source = `
    const which = and(
      isNumber(1),
      isOwn,
    )
    const first = 1`
  const file = 'server/api/example/example.ts'
  const missing = { file, declaration: 'which', code: 'isNumber(1),', kind: 'missing condition', reason: 'an example' }
  const moved = { ...missing, declaration: 'first' }
  const { faults, unusedExemptions } = findFaults(file, source, [missing, moved])
  expect(faults.map(({ kind, line }) => `${kind} ${line}`)).toEqual([
    'off by one 3',
    'missing condition 4',
    'off by one 6',
  ])
  expect(unusedExemptions).toEqual([moved])
})

test('every exemption excuses a fault', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const files = filesWithFaults(root)
  const unused = files.flatMap((file) => findFaults(file, readFileSync(join(root, file), 'utf8')).unusedExemptions)
  expect([...unused, ...exemptions.filter(({ file }) => !files.includes(file))]).toEqual([])
})

test('imports the comparison that moves a limit', () => {
  const source = `const isOpen = gt(orders.expiresAt, now)`
  const [fault] = findFaults('server/api/example/example.ts', source).faults
  if (!fault) throw new Error('no fault')
  expect(plant(source, fault)).toBe(
    `const isOpen = planted_gte(orders.expiresAt, now)\nimport { gte as planted_gte } from 'drizzle-orm'\n`,
  )
})

test('takes handlers out of a screen and shows the message of another place', () => {
  const source = `
    const Screen = () => (
      <Form onSubmit={save} busy={isBusy}>
        {isOver && <Trans>Time is over</Trans>}
        <Trans>Try again</Trans>
        <Icon name="plus" size={20} />
      </Form>
    )`
  expect(faultsIn(source, 'src/features/example/example-screen.tsx')).toEqual([
    'missing attribute: onSubmit={save} -> nothing',
    'missing attribute: busy={isBusy} -> nothing',
    'inverted condition: isOver -> !(isOver)',
    'message of another place: <Trans>Time is over</Trans> -> <Trans>Try again</Trans>',
    'message of another place: <Trans>Try again</Trans> -> <Trans>Time is over</Trans>',
  ])
})

test('leaves the milliseconds alone for which an answer counts as fresh', () => {
  const source = `const { data } = useQuery({ ...read, staleTime: 0, retry: 0 })`
  expect(faultsIn(source, 'src/features/example/example-screen.tsx')).toEqual(['off by one: 0 -> 1'])
  const [fault] = findFaults('src/features/example/example-screen.tsx', source).faults
  expect(fault?.start).toBe(source.lastIndexOf('0'))
})

test('plants faults in the table of a model, and none in how it drives a browser', () => {
  const source = `
    const back = { target: 'idle', shows: networkError, actions: [] }
    const isChild = next === 'child'`
  expect(faultsIn(source, 'tests/flows/example.model.ts')).toEqual([
    'missing expectation: shows: networkError, -> nothing',
    'missing expectation: actions: [] -> nothing',
  ])
})

test('plants a fault at its place alone', () => {
  const source = `const a = x === y\nconst b = x === y\n`
  const [, second] = findFaults('machines/example.data.ts', source).faults
  if (!second) throw new Error('no second fault')
  expect(second.line).toBe(2)
  expect(plant(source, second)).toBe(`const a = x === y\nconst b = x !== y\n`)
})
