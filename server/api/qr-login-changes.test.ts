import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { registerCleanup } from '#tests/support/server/cleanup.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { listenerName } from '../db/listener.ts'
import { transact } from '../db/open.ts'
import { notifyQrChange, watchQrLogins } from './qr-login-changes.ts'

const { database } = await testDatabase()
const changes = await watchQrLogins(database)
registerCleanup(() => changes.close())

const long = 60_000
const nobody = new AbortController().signal
const tell = (qrId: string) => transact(database.db, (tx) => notifyQrChange(tx, qrId))

test('notifies all who wait for a code, and nobody else', async () => {
  const [code, other] = [randomUUID(), randomUUID()]
  const leaving = new AbortController()
  let isOtherTold = false
  const still = changes.next(other, long, leaving.signal).then(() => {
    isOtherTold = true
  })
  const told = [changes.next(code, long, nobody), changes.next(code, long, nobody)]
  await tell(code)
  await Promise.all(told)
  expect(isOtherTold).toBe(false)
  leaving.abort()
  await still
})

test('does not notify about a failed transaction', async () => {
  const [code, after] = [randomUUID(), randomUUID()]
  const leaving = new AbortController()
  let isTold = false
  const still = changes.next(code, long, leaving.signal).then(() => {
    isTold = true
  })
  await transact(database.db, async (tx) => {
    await notifyQrChange(tx, code)
    throw new Error('no')
  }).catch(() => undefined)
  const next = changes.next(after, long, nobody)
  await tell(after)
  await next
  expect(isTold).toBe(false)
  leaving.abort()
  await still
})

test('waits no longer than the given time', async () => {
  await changes.next(randomUUID(), 1, nobody)
})

test('does not wait for a caller who has disconnected', async () => {
  await changes.next(randomUUID(), long, AbortSignal.abort())
})

test('ends all waiting when the shop closes', async () => {
  const waiting = [changes.next(randomUUID(), long, nobody), changes.next(randomUUID(), long, nobody)]
  changes.release()
  await Promise.all(waiting)
})

test('wakes all when its connection was lost', async () => {
  const waiting = changes.next(randomUUID(), long, nobody)
  await database.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and application_name = '${listenerName}'`)
  await waiting
})

test('refuses callers beyond the maximum, and accepts new ones when others leave', async () => {
  const leaving = new AbortController()
  const waiting = Array.from({ length: 1_000 }, () => changes.next(randomUUID(), long, leaving.signal))
  expect(() => changes.next(randomUUID(), long, nobody)).toThrow(expect.objectContaining({ code: 'PR10007503' }))
  leaving.abort()
  await Promise.all(waiting)
  await changes.next(randomUUID(), 1, nobody)
})
