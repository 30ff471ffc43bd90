import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../../tests/support/server/test-database.ts'
import { transact } from './open.ts'

const { database } = await testDatabase()

const account = { number: '94280142773561', holder: '프랙티컴', until: '2026-11-22T03:00:00.000Z' }

test('the migration to payment instruments replaces Korean names with codes, and keeps the rest', async () => {
  const file = await readFile(new URL('migrations/0013_payment_instruments.sql', import.meta.url), 'utf8')
  const migrated = await transact(database.db, async (tx) => {
    // Temporary tables hide the shop's own.
    await tx.execute(sql`create temp table payments (place int, details jsonb) on commit drop`)
    await tx.execute(sql`create temp table sandbox_records (kind text, value jsonb) on commit drop`)
    const details = [
      { name: 'KB 국민카드', installmentMonths: 3 },
      { name: '어떤 카드' },
      { account: { ...account, bank: '국민은행' } },
      { account: { ...account, bank: '77' } },
      { card: { company: 'shinhan', installmentMonths: 0 } },
    ]
    for (const [index, each] of details.entries()) {
      await tx.execute(sql`insert into payments values (${index}, ${JSON.stringify(each)})`)
    }
    const value = JSON.stringify({ status: 'waiting', account: { ...account, bank: '우리은행' } })
    await tx.execute(sql`insert into sandbox_records values ('payment', ${value}), ('other', '"text"')`)
    for (const statement of file.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
    return {
      payments: (await tx.execute(sql`select details from payments order by place`)).rows,
      records: (await tx.execute(sql`select value from sandbox_records order by kind desc`)).rows,
    }
  })
  expect(migrated.payments).toEqual([
    { details: { instrument: { kind: 'card', code: 'kookmin' }, installmentMonths: 3 } },
    { details: { instrument: { kind: 'unlisted', name: '어떤 카드' } } },
    { details: { account: { ...account, bank: { kind: 'bank', code: 'kookmin' } } } },
    { details: { account: { ...account, bank: { kind: 'unlisted', name: '77' } } } },
    { details: { card: { company: 'shinhan', installmentMonths: 0 } } },
  ])
  expect(migrated.records).toEqual([
    { value: { status: 'waiting', account: { ...account, bank: { kind: 'bank', code: 'woori' } } } },
    { value: 'text' },
  ])
})
