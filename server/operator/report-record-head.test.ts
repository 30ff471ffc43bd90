import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { kim } from '#tests/support/server/operators.ts'
import { sampleShop } from '#tests/support/server/shop.ts'
import { transact } from '../db/open.ts'
import { setSealKeys } from '../db/operator-record.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { recordAct } from './record.ts'
import { reportRecordHead } from './report-record-head.ts'

// A shop that another file has opened in this process has set its keys.
beforeEach(() => setSealKeys([]))

test('the end of the record leaves the database: in the log each time, and by mail once a day', async () => {
  const shop = await sampleShop()
  const { db, clock } = shop.services
  const { log, lines } = watchedLog()
  const report = () => reportRecordHead({ db, clock, log, recordMail: 'audit@shop.example' })
  const mails = () => db.$count(outboxMessages, eq(outboxMessages.kind, 'record-head'))

  await report()
  expect([lines, await mails()]).toEqual([[], 0])

  await transact(db, (tx) => recordAct(tx, clock.now(), { by: kim, act: 'login' }))
  await report()
  await report()
  const head = {
    event: 'record_head',
    position: 1,
    rows: 1,
    sealedFrom: null,
    hash: expect.stringMatching(/^[\w-]{43}$/),
  }
  expect([lines.map((line) => JSON.parse(line)), await mails()]).toMatchObject([[head, head], 1])
  shop.pass(24 * 60 * 60)
  await report()
  expect(await mails()).toBe(2)

  await reportRecordHead({ db, clock, log, recordMail: undefined })
  expect([lines.length, await mails()]).toEqual([4, 2])
})
