import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { kim } from '#tests/support/server/operators.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import type { SealKey } from '../lib/record-keys.ts'
import { type Database, type Transaction, transact } from './open.ts'
import {
  appendRecord,
  beginSeals,
  checkRecords,
  deleteDetails,
  deleteRecordsBefore,
  readRecordHead,
  setSealKeys,
} from './operator-record.ts'
import { operatorRecords } from './schema/operator.ts'

const key: SealKey = { id: '2026', secret: 'a-key-that-is-in-no-database-32-chars' }
const next: SealKey = { id: '2027', secret: 'the-key-of-the-year-after-is-another' }
const member = '6f2cf0a6-8f3f-4f39-9d5e-0f6f0a0f6a11'

beforeEach(() => setSealKeys([key]))
afterEach(() => setSealKeys([]))

/** A record of four acts on a member, with a reason each. */
async function recordOfFour() {
  const shop = await sampleShop()
  const { db, clock } = shop.services
  const act = (reason: string) =>
    transact(db, (tx) =>
      appendRecord(tx, clock.now(), {
        by: kim,
        act: 'restrict-member',
        subject: { kind: 'member', id: member },
        details: { reason },
      }),
    )
  for (const reason of ['one', 'two', 'three', 'four']) await act(reason)
  return { shop, db, clock, act }
}

/** What somebody does who owns the database: no trigger stops them. */
async function tamper(db: Database, statement: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`alter table operator_records disable trigger user`)
  await db.execute(statement)
  await db.execute(sql`alter table operator_records enable trigger user`)
}

const findingsOf = async (db: Database, ...heads: Parameters<typeof checkRecords>[1][]) =>
  (await checkRecords(db, ...heads)).findings

describe('the record', () => {
  test('fits together', async () => {
    const { db } = await recordOfFour()
    expect(await checkRecords(db)).toEqual({ rows: 4, broken: undefined, findings: [] })
  })

  test('takes acts of several operators at the same moment', async () => {
    const { db, act } = await recordOfFour()
    await Promise.all(['five', 'six', 'seven', 'eight', 'nine', 'ten'].map(act))
    expect(await checkRecords(db)).toEqual({ rows: 10, broken: undefined, findings: [] })
  })

  test('shows a row that was rewritten, with every hash behind it computed anew', async () => {
    const { db, shop } = await recordOfFour()
    // Somebody without the key writes the same record with another name, seals and all.
    setSealKeys([{ id: '2026', secret: 'what-somebody-without-the-key-guesses' }])
    await tamper(db, sql`delete from operator_records where position >= 3`)
    for (const reason of ['three', 'four'])
      await transact(db, (tx) =>
        appendRecord(tx, shop.services.clock.now(), {
          by: { name: 'lee', network: 'command line' },
          act: 'restrict-member',
          subject: { kind: 'member', id: member },
          details: { reason },
        }),
      )
    setSealKeys([key])
    expect(await findingsOf(db)).toEqual([
      { kind: 'wrong-seal', position: 3 },
      { kind: 'unsealed', position: 3 },
      { kind: 'wrong-seal', position: 4 },
    ])
  })

  test('shows rows whose seals were taken away', async () => {
    const { db } = await recordOfFour()
    await tamper(db, sql`update operator_records set seal = null where position >= 3`)
    expect(await findingsOf(db)).toEqual([{ kind: 'unsealed', position: 3 }])
    await tamper(db, sql`update operator_records set seal = null where position > 0`)
    expect(await findingsOf(db)).toEqual([{ kind: 'unsealed', position: 1 }])
  })

  test('shows details that were deleted', async () => {
    const { db } = await recordOfFour()
    await tamper(db, sql`update operator_records set details = null where position = 2`)
    expect(await findingsOf(db)).toEqual([{ kind: 'details-missing', position: 2 }])
  })

  test('shows first rows that were deleted', async () => {
    const { db } = await recordOfFour()
    await tamper(db, sql`delete from operator_records where position <= 2`)
    expect(await findingsOf(db)).toEqual([{ kind: 'rows-before-missing', position: 3 }])
  })

  test('shows last rows that were deleted, by the end that was kept elsewhere', async () => {
    const { db } = await recordOfFour()
    const head = await readRecordHead(db)
    expect(head).toMatchObject({ position: 4, rows: 4, sealedFrom: 1 })
    await tamper(db, sql`delete from operator_records where position >= 3`)
    expect(await findingsOf(db)).toEqual([])
    expect(await findingsOf(db, head ? [head] : [])).toEqual([{ kind: 'rows-behind-missing', position: 2 }])
  })

  test('shows that rows were written anew up to the end that was kept elsewhere', async () => {
    const { db, act } = await recordOfFour()
    const head = await readRecordHead(db)
    await tamper(db, sql`delete from operator_records where position >= 3`)
    await act('another three')
    await act('another four')
    expect(await findingsOf(db)).toEqual([])
    expect(await findingsOf(db, head ? [head] : [])).toEqual([{ kind: 'changed', position: 4 }])
  })
})

describe('what the shop deletes itself', () => {
  test('details go with the data of a member, and the record says which', async () => {
    const { db, clock } = await recordOfFour()
    await transact(db, (tx) => deleteDetails(tx, clock.now(), { kind: 'member', ids: [member] }))
    expect(await checkRecords(db)).toEqual({ rows: 5, broken: undefined, findings: [] })
    const [last] = await db.select().from(operatorRecords).where(eq(operatorRecords.position, 5))
    expect(last).toMatchObject({ act: 'delete-details', details: { positions: [1, 2, 3, 4] } })
    // Who says so without the key says nothing.
    await tamper(db, sql`update operator_records set seal = null where position = 5`)
    expect(await findingsOf(db)).toEqual([
      { kind: 'details-missing', position: 1 },
      { kind: 'details-missing', position: 2 },
      { kind: 'details-missing', position: 3 },
      { kind: 'details-missing', position: 4 },
      { kind: 'unsealed', position: 5 },
    ])
  })

  test('rows go after their time, and the record says up to which', async () => {
    const { db, clock, act, shop } = await recordOfFour()
    const before = new Date(clock.now().getTime() + 1)
    shop.pass(4 * 365 * 24 * 60 * 60)
    await act('years later')
    await transact(db, (tx) => deleteRecordsBefore(tx, clock.now(), before))
    expect(await checkRecords(db)).toEqual({ rows: 2, broken: undefined, findings: [] })
    await tamper(db, sql`delete from operator_records where position <= 5`)
    expect(await findingsOf(db)).toEqual([{ kind: 'rows-before-missing', position: 6 }])
  })

  test.each([
    ['a younger row is deleted', sql`delete from operator_records where position = 4`],
    ['all rows are', sql`truncate operator_records`],
    ['a row is changed', sql`update operator_records set operator = 'lee' where position = 4`],
    ['a seal is', sql`update operator_records set seal = 'none' where position = 4`],
  ])('nothing else: the database refuses when %s', async (_, statement) => {
    const { db } = await recordOfFour()
    await expect(db.execute(statement)).rejects.toThrow()
    expect(await db.$count(operatorRecords)).toBe(4)
  })
})

test('a role without the right to update or delete appends, and deletes what the law does not let it keep', async () => {
  const { db, clock } = await recordOfFour()
  const role = `shop_${randomUUID().replaceAll('-', '')}`
  // As docs/operations.md grants it.
  for (const statement of [
    `create role ${role}`,
    `grant usage on schema public to ${role}`,
    `grant select, insert, update, delete on all tables in schema public to ${role}`,
    `revoke update, delete on operator_records from ${role}`,
  ])
    await db.execute(sql.raw(statement))
  const as = (work: (tx: Transaction) => Promise<unknown>) =>
    transact(db, async (tx) => {
      await tx.execute(sql.raw(`set local role ${role}`))
      await work(tx)
    })
  await expect(
    as((tx) => tx.execute(sql`update operator_records set details = null where position = 1`)),
  ).rejects.toThrow()
  await expect(as((tx) => tx.execute(sql`delete from operator_records where position = 1`))).rejects.toThrow()
  await as((tx) => deleteDetails(tx, clock.now(), { kind: 'member', ids: [member] }))
  expect(await checkRecords(db)).toEqual({ rows: 5, broken: undefined, findings: [] })
  await db.execute(sql.raw(`drop owned by ${role}`))
  await db.execute(sql.raw(`drop role ${role}`))
})

describe('keys', () => {
  test('follow each other, and earlier seals are still checked', async () => {
    const { db, act } = await recordOfFour()
    setSealKeys([next, key])
    await act('five')
    expect(await findingsOf(db)).toEqual([])
    setSealKeys([next])
    expect((await findingsOf(db)).map(({ kind, position }) => [kind, position])).toEqual([
      ['unknown-key', 1],
      ['unknown-key', 2],
      ['unknown-key', 3],
      ['unknown-key', 4],
    ])
  })

  test('vouch for the rows before them from the first seal on, as they are then', async () => {
    setSealKeys([])
    const { db, clock } = await recordOfFour()
    await tamper(db, sql`update operator_records set details = null where position = 2`)
    await tamper(db, sql`delete from operator_records where position = 1`)
    setSealKeys([key])
    await transact(db, (tx) => beginSeals(tx, clock.now()))
    await transact(db, (tx) => beginSeals(tx, clock.now()))
    expect(await checkRecords(db)).toEqual({ rows: 4, broken: undefined, findings: [] })
    await tamper(db, sql`update operator_records set details = null where position = 3`)
    await tamper(db, sql`delete from operator_records where position = 2`)
    expect(await findingsOf(db)).toEqual([
      { kind: 'rows-before-missing', position: 3 },
      { kind: 'details-missing', position: 3 },
    ])
  })
})
