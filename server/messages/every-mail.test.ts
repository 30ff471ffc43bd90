import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { brandSchema } from '#contract/content-files/brand.ts'
import { companySchema } from '#contract/content-files/company.ts'
import { contentFolder } from '#tests/support/server/content-folder.ts'
import { enqueueEveryMail, mailsSentAtOnce } from '#tests/support/server/every-mail.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { monthPass, order, signInBuyer } from '#tests/support/server/orders.ts'
import { catalogue, today } from '#tests/support/server/sample-catalogue.ts'
import { clockOn, importFolder, sampleShop, shopOn } from '#tests/support/server/shop.ts'
import { testDatabase } from '#tests/support/server/test-database.ts'
import { everyRow } from '../db/every-row.ts'
import { transact } from '../db/open.ts'
import { members } from '../db/schema/members.ts'
import { outboxMessages } from '../db/schema/messages.ts'
import { orders } from '../db/schema/orders.ts'
import { sendMessages } from '../jobs/send-messages.ts'
import { type MessagePurpose, messagePurposes, textPurposes } from '../lib/message-content.ts'
import type { MailProvider } from '../providers/mail/port.ts'
import { createSmtpMail } from '../providers/mail/smtp.ts'

const shop = await sampleShop()
const { db, clock, config, providers } = shop.services
const log = watchedLog().log

/** Where `npm run foreign` in `lab` wants the mails. */
const folder = process.env['MAILS_FOLDER']

const textKinds: readonly MessagePurpose[] = textPurposes
// The mail about a received order is in outboxes of earlier versions alone.
const purposes = messagePurposes.filter((each) => !textKinds.includes(each) && each !== 'order-received')

/** The addresses in a text or in a part of HTML. */
function addressesIn(part: string): readonly string[] {
  return [...new Set(part.match(/https?:\/\/[^\s"<>]+/g))].toSorted()
}

test.each(['ko', 'en'] as const)(
  'every mail is whole in its language, as text and HTML: %s',
  async (locale) => {
    const email = `every-${locale}@shop.example`
    const name = locale === 'ko' ? '김하늘' : 'Haneul Kim'
    const buyer = await signInBuyer(shop, { name, email })
    const orderNumber = await order(shop, buyer, [monthPass])
    await db.update(members).set({ locale }).where(eq(members.id, buyer.memberId))
    await db.update(orders).set({ locale }).where(eq(orders.number, orderNumber))
    await db.delete(outboxMessages).where(everyRow)
    const { url, received } = await startMailServer()
    const smtp = createSmtpMail({ url, from: 'Practicum <help@shop.example>', requireTls: false }, { log })
    const sent: MessagePurpose[] = []
    const mail: MailProvider = {
      send: (each) => {
        sent.push(each.purpose)
        return smtp.send(each)
      },
    }

    const reader = { memberId: buyer.memberId, name, email, locale, orderNumber }
    await transact(db, (tx) => enqueueEveryMail(db, tx, clock.now(), reader))
    const send = () => sendMessages({ db, clock, config, providers: { ...providers, mail }, log })
    await send()
    // A requested refund is mailed after a minute.
    shop.pass(60)
    await send()
    for (const each of mailsSentAtOnce(reader)) await mail.send(each)

    expect([...new Set(sent)].toSorted()).toEqual(purposes.toSorted())
    const texts = await Promise.all(
      received.map(async ({ message }, index) => {
        const { subject = '', text = '' } = await PostalMime.parse(message)
        return `[${sent[index]}] ${subject}\n\n${text.trim()}`
      }),
    )
    const known = [
      [orderNumber, '{order}'],
      [buyer.memberId, '{member}'],
    ] as const
    const whole = known.reduce((text, [value, name]) => text.replaceAll(value, name), texts.join('\n\n----\n\n'))
    await expect(whole.replaceAll('\r\n', '\n').replaceAll(/[\w-]{30,}/g, '{secret}')).toMatchFileSnapshot(
      `./every-mail.${locale}.txt`,
    )
    expect(received).toHaveLength(sent.length)
    for (const [index, { message }] of received.entries()) {
      const purpose = sent[index] ?? expect.fail()
      const parsed = await PostalMime.parse(message)
      const { headers, from, to, subject = '', messageId, date, text = '', html = '', attachments } = parsed
      const header = (wanted: string) => headers.filter(({ key }) => key === wanted).map(({ value }) => value)
      expect([from, to], purpose).toEqual([
        { name: 'Practicum', address: 'help@shop.example' },
        [{ name: '', address: email }],
      ])
      expect([header('content-language'), header('auto-submitted')], purpose).toEqual([[locale], ['auto-generated']])
      expect(messageId, purpose).toMatch(/^<[^<>\s]+@shop\.example>$/)
      expect(date, purpose).toBeDefined()
      expect(attachments, purpose).toEqual([])
      // RFC 5322 allows 998 bytes in a line, and only ASCII without an extension of the server.
      const lines = message.toString('latin1').split('\r\n')
      expect(
        lines.filter((line) => !/^[\t\x20-\x7E]{0,998}$/.test(line)),
        purpose,
      ).toEqual([])

      expect(subject, purpose).not.toBe('')
      for (const part of [subject, text, html]) {
        expect(part, purpose).not.toMatch(/undefined|null|NaN|\[object|�/)
        // An advertisement says so in Korean in any language.
        if (locale === 'en') expect(part.replace('(광고) ', ''), purpose).not.toMatch(/[가-힣]/)
      }
      expect(html, purpose).toContain(`<html lang="${locale}">`)
      expect(addressesIn(text), purpose).toEqual(addressesIn(html))
      if (folder === undefined) continue
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `${locale}-${index}-${purpose}`)
      writeFileSync(`${file}.eml`, message)
      writeFileSync(`${file}.html`, html)
    }
  },
  60_000,
)

test('every mail of another company has its name and colours, and nothing of the first one', async () => {
  const parsed = (path: string) =>
    parse(readFileSync(join(import.meta.dirname, '../../tests/second-company/content', path), 'utf8'))
  const company = v.parse(companySchema, parsed('company.yaml'))
  const { colors } = v.parse(brandSchema, parsed('brand/brand.yaml'))
  const { database } = await testDatabase()
  const folder = contentFolder({ ...catalogue, company, brand: { ...catalogue.brand, colors } })
  await importFolder(database, clockOn(today), folder.directory)
  const school = await shopOn(database, today)
  const services = school.services
  const buyer = await signInBuyer(school)
  const orderNumber = await order(school, buyer, [monthPass])
  await services.db.delete(outboxMessages).where(everyRow)
  const sent: Parameters<MailProvider['send']>[0][] = []
  const mail: MailProvider = {
    send: async (each) => {
      sent.push(each)
      return 'sent'
    },
  }
  const reader = {
    memberId: buyer.memberId,
    name: '김하늘',
    email: 'reader@shop.example',
    locale: 'ko',
    orderNumber,
  } as const
  await transact(services.db, (tx) => enqueueEveryMail(services.db, tx, services.clock.now(), reader))
  const send = () => sendMessages({ ...services, providers: { ...services.providers, mail }, log })
  await send()
  school.pass(60)
  await send()
  expect(sent.length).toBeGreaterThan(30)
  for (const { purpose, subject, text, html = '' } of sent) {
    expect(html, purpose).toMatch(/불티용접학교|Sparkfield/)
    expect(html, purpose).toContain('background:#F2F6F3')
    const whole = [subject, text, html].join('\n')
    expect(whole, purpose).not.toMatch(/practicum|프랙티컴|1600-0142|#D2420C|#0B6B6A|#F7F5F0/i)
  }
}, 60_000)
