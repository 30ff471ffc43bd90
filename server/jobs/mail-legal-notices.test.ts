import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { addMember } from '#tests/support/server/members.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { both, catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { guardianConsents, members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { mailLegalNotices } from './mail-legal-notices.ts'
import { sendMessages } from './send-messages.ts'

const article = (id: string, ko: string, en: string, text: string) => ({
  id,
  title: both(ko, en),
  clauses: [{ text: both(text, text) }],
})
const use = (text: string) => article('use', '이용', 'Use', text)

function edition(posted_on: string, effective_on: string, articles = [use('A promise.')]) {
  return {
    ...{ posted_on, effective_on, change: 'ordinary' as const },
    ...{ title: both('이용약관', 'Terms of use'), summary: both('약속', 'Promises') },
    chapters: [{ articles }],
  }
}
const old = edition('2025-07-08', '2025-07-08')
const legal = { 'terms/2025': old, 'privacy/2025': old, 'collection/2025': old, 'marketing/2025': old }
const next = edition(today, '2026-12-08', [use('Another promise.'), article('coins', '적립금', 'Coins', 'Coins.')])
const hour = 60 * 60

/** A shop at nine in the morning, with a member who was there before. */
async function shopWithMember() {
  const { database } = await testDatabase('empty')
  const folder = contentFolder({ ...catalogue, legal })
  await importFolder(database, clockOn(today), folder.directory)
  const shop = await shopOn(database, today)
  const { db } = database
  shop.pass(6 * hour)
  const publish = async (name: string, file: object) => {
    folder.write(`legal/${name}.yaml`, stringify(file))
    await importFolder(database, shop.services.clock, folder.directory)
  }
  const withdraw = async (name: string) => {
    folder.remove(`legal/${name}.yaml`)
    await importFolder(database, shop.services.clock, folder.directory)
  }
  const run = () => mailLegalNotices(shop.services)
  const noticesTo = async (email: string) => {
    await run()
    await sendMessages({ ...shop.services, log: watchedLog().log })
    return (await messagesTo(shop, email)).filter(({ purpose }) => purpose === 'legal-notice')
  }
  const join = async (email: string, special: Partial<typeof members.$inferInsert> = {}) => {
    await addMember(shop, { email, ...special })
    return email
  }
  return { db, shop, publish, withdraw, run, noticesTo, join, email: await join('member@school.example') }
}

test('the mail says what the version adds for it, with facts of the company', async () => {
  const { publish, noticesTo, email } = await shopWithMember()
  const announcement = both('말씀이 없으면 {company.name}은(는) 동의한 것으로 봐요.', 'Silence is agreement.')
  await publish('terms/2026-12', { ...next, announcement })
  const [mail] = await noticesTo(email)
  expect(mail?.text).toContain('말씀이 없으면 Practicum은(는) 동의한 것으로 봐요.')
})

test('a member hears once of a version that begins later: the day, the articles, what to do, where to read it', async () => {
  const { publish, run, noticesTo, email } = await shopWithMember()
  expect(await noticesTo(email)).toEqual([])
  await publish('terms/2026-12', next)
  await Promise.all([1, 2, 3].map(run))
  const mails = await noticesTo(email)
  expect(mails.map(({ subject }) => subject)).toEqual(['이용약관 변경 안내 (2026년 12월 8일 시행)'])
  const text = mails[0]?.text ?? ''
  expect(text).toMatch(/새로 생긴 조항:? +적립금/)
  expect(text).toMatch(/바뀌는 조항:? +이용/)
  expect(text).not.toContain('없어지는 조항')
  expect(text).toContain('동의하지 않으면 내 정보에서 탈퇴할 수 있어요.')
  expect(text).not.toContain('동의한 것으로')
  expect(text).toContain('/agreement/2026-12?view=changes')
  expect(text).toContain('광고가 아니라')
  expect(await noticesTo(email)).toHaveLength(1)
})

test('the mail is in the language of the member, also without consent to offers', async () => {
  const { publish, noticesTo, join } = await shopWithMember()
  const email = await join('english@school.example', { locale: 'en', receivesEmail: false })
  await publish('privacy/2026-12', next)
  const [mail] = await noticesTo(email)
  expect(mail?.subject).toBe('Changes to our Terms of use from 8 December 2026')
  expect(mail?.text).toContain('/privacy-policy/2026-12?view=changes')
})

test('a restricted member hears of it; one who leaves, was terminated or has no address does not', async () => {
  const { db, publish, noticesTo, join } = await shopWithMember()
  const restricted = await join('restricted@school.example', { status: 'restricted' })
  const leaving = await join('leaving@school.example', { status: 'withdrawal_requested' })
  const terminated = await join('terminated@school.example', { status: 'terminated' })
  await join('', { status: 'active' })
  await publish('terms/2026-12', next)
  expect(await noticesTo(restricted)).toHaveLength(1)
  expect(await noticesTo(leaving)).toEqual([])
  expect(await noticesTo(terminated)).toEqual([])
  expect(await db.$count(outboxMessages, eq(outboxMessages.kind, 'legal-notice'))).toBe(2)
})

test('whoever joins before the day hears of it too, and whoever comes back', async () => {
  const { db, shop, publish, noticesTo, join, email } = await shopWithMember()
  const leaving = await join('back@school.example', { status: 'withdrawal_requested' })
  await publish('terms/2026-12', next)
  expect(await noticesTo(email)).toHaveLength(1)
  await db.update(members).set({ status: 'active' }).where(eq(members.email, leaving))
  expect(await noticesTo(leaving)).toHaveLength(1)
  shop.pass(5 * 24 * hour)
  expect(await noticesTo(await join('new@school.example'))).toHaveLength(1)
  shop.pass(12 * 24 * hour)
  expect(await noticesTo(await join('after@school.example'))).toEqual([])
})

test('nobody hears before eight in the morning of the day on which it is posted', async () => {
  const { shop, publish, noticesTo, email } = await shopWithMember()
  await publish('terms/2027', edition('2026-11-23', '2027-01-08'))
  expect(await noticesTo(email)).toEqual([])
  shop.pass(46 * hour)
  expect(await noticesTo(email)).toEqual([])
  shop.pass(hour)
  expect(await noticesTo(email)).toHaveLength(1)
})

test('an import of the same texts, and new texts of consents, are no news', async () => {
  const { publish, noticesTo, email } = await shopWithMember()
  await publish('terms/2026-12', next)
  expect(await noticesTo(email)).toHaveLength(1)
  await publish('terms/2026-12', { ...next, summary: both('고친 약속', 'Corrected') })
  await publish('marketing/2027', edition(today, '2027-01-08'))
  await publish('collection/2027', edition(today, '2027-01-08'))
  expect(await noticesTo(email)).toHaveLength(1)
})

test('a withdrawn version is mailed to nobody else, and nobody is told twice when it comes back', async () => {
  const { db, publish, withdraw, run, noticesTo, join, email } = await shopWithMember()
  await publish('terms/2026-12', next)
  expect(await noticesTo(email)).toHaveLength(1)
  const waiting = await join('waiting@school.example')
  await run()
  const isNotice = eq(outboxMessages.kind, 'legal-notice')
  expect(await db.$count(outboxMessages, isNotice)).toBe(2)
  await withdraw('terms/2026-12')
  expect(await db.$count(outboxMessages, isNotice)).toBe(1)
  expect(await noticesTo(waiting)).toEqual([])
  await publish('terms/2026-12', next)
  expect(await noticesTo(waiting)).toHaveLength(1)
  expect(await noticesTo(email)).toHaveLength(1)
})

test('texts that a shop begins with are announced to nobody', async () => {
  const { database } = await testDatabase('empty')
  const folder = contentFolder({ ...catalogue, legal: { ...legal, 'terms/2025': edition(today, '2026-12-08') } })
  await importFolder(database, clockOn(today), folder.directory)
  const shop = await shopOn(database, today)
  shop.pass(6 * hour)
  await mailLegalNotices(shop.services)
  await addMember(shop)
  await mailLegalNotices(shop.services)
  expect(await database.db.$count(outboxMessages)).toBe(0)
})

test('no more than 200 mails wait, and the next ones follow once they are sent', async () => {
  const { db, shop, publish, run, join } = await shopWithMember()
  for (let count = 1; count <= 204; count += 1) await join(`member${count}@mass.example`)
  await publish('terms/2026-12', next)
  const waiting = () => db.$count(outboxMessages, eq(outboxMessages.status, 'waiting'))
  await run()
  await run()
  expect(await waiting()).toBe(200)
  await sendMessages({ ...shop.services, log: watchedLog().log })
  await run()
  expect(await waiting()).toBe(5)
}, 60_000)

test('what silence means, the mail leaves to the terms, and leads to their article about it', async () => {
  const { publish, noticesTo, join } = await shopWithMember()
  const email = await join('english@school.example', { locale: 'en' })
  const change = article('posting-and-change', '변경', 'Changes', 'Silence is no agreement here.')
  await publish('terms/2026-12', edition(today, '2026-12-08', [use('Another promise.'), change]))
  const [mail] = await noticesTo(email)
  expect(mail?.text).toContain('What applies if you say nothing by that day is in the article about changes')
  expect(mail?.text).toContain('/agreement/2026-12#posting-and-change')
  expect(mail?.text).not.toMatch(/taken to agree/)
})

describe('the guardian of a member under 14', () => {
  const guardianPhone = '01055550142'

  async function shopWithChild(birth = '2013-03-02') {
    const opened = await shopWithMember()
    const { db, shop } = opened
    const { id } = await addMember(shop, { email: 'child@school.example', name: '김새봄', birth })
    const guardian = { name: '김보호', phone: guardianPhone, relation: 'mother' as const }
    const agreed = { personHash: 'guardian', edition: '2025', agreedAt: shop.services.clock.now() }
    await db.insert(guardianConsents).values({ memberId: id, ...guardian, ...agreed })
    const textsToGuardian = async () => {
      await opened.run()
      await sendMessages({ ...shop.services, log: watchedLog().log })
      return (await messagesTo(shop, guardianPhone)).map(({ text }) => text)
    }
    return { ...opened, textsToGuardian }
  }

  test('hears once of new terms by text message, beside the mail to the child', async () => {
    const { publish, run, noticesTo, textsToGuardian } = await shopWithChild()
    await publish('terms/2026-12', next)
    await Promise.all([1, 2, 3].map(run))
    const [text, ...more] = await textsToGuardian()
    expect(text).toMatch(
      /^\[.+\] 가입에 동의하신 김새봄 님에게 적용되는 이용약관의 새 버전이 2026년 12월 8일부터 시행돼요\..+\/agreement\/2026-12\?view=changes$/,
    )
    expect(more).toEqual([])
    expect(await noticesTo('child@school.example')).toHaveLength(1)
  })

  test('hears of a consent that asks again, of which no member gets a mail', async () => {
    const { publish, noticesTo, textsToGuardian, email } = await shopWithChild()
    await publish('collection/2026-12', edition(today, '2026-12-08', [use('More data.')]))
    expect(await textsToGuardian()).toEqual([
      expect.stringMatching(/보호자께서 동의하신 내용이 그대로 적용돼요\..+\/private\?edition=2026-12&view=changes$/),
    ])
    expect(await textsToGuardian()).toHaveLength(1)
    expect(await noticesTo(email)).toEqual([])
  })

  test('hears nothing of a corrected consent, of one to offers, and once the member is 14', async () => {
    const { publish, textsToGuardian } = await shopWithChild()
    await publish('collection/2026-12', { ...edition(today, '2026-12-08', [use('More.')]), asks_again: false })
    await publish('marketing/2026-12', edition(today, '2026-12-08', [use('More.')]))
    expect(await textsToGuardian()).toEqual([])
    const grown = await shopWithChild('2012-11-21')
    await grown.publish('terms/2026-12', next)
    await grown.publish('collection/2026-12', edition(today, '2026-12-08', [use('More data.')]))
    expect(await grown.textsToGuardian()).toEqual([])
  })

  test('is told of no version that was withdrawn before the message went out', async () => {
    const { db, publish, withdraw, run, textsToGuardian } = await shopWithChild()
    await publish('terms/2026-12', next)
    await run()
    expect(await db.$count(outboxMessages, eq(outboxMessages.kind, 'child-legal-notice'))).toBe(1)
    await withdraw('terms/2026-12')
    expect(await textsToGuardian()).toEqual([])
  })
})
