import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { passwordMail, verificationMail } from '#server/messages/link-mails.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { startMailServer } from '#tests/support/server/mail-server.ts'
import { sampleSender } from '#tests/support/server/sample-brand.ts'
import type { Mail } from './port.ts'
import { createSmtpMail } from './smtp.ts'

const log = watchedLog().log
const from = 'Practicum <help@shop.example>'

const mailTo = (to: string): Mail => ({
  to,
  purpose: 'set-password',
  locale: 'ko',
  goodUntil: new Date(),
  ...passwordMail('ko', 'http://shop.example/find-password-reset#token=x', '김하늘', sampleSender('ko')),
})

test('sends a mail that is readable with and without HTML', async () => {
  const { url, received } = await startMailServer()
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    'sent',
  )
  const [mail] = received
  expect(mail).toMatchObject({ from: 'help@shop.example', to: ['haneul@school.example'] })
  const { text, html, headers } = await PostalMime.parse(mail?.message ?? '')
  expect(headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
  for (const part of [text, html]) {
    expect(part).toContain('김하늘 님, 새 비밀번호를 정해 주세요')
    expect(part).toContain('http://shop.example/find-password-reset#token=x')
    expect(part).toContain('30분')
  }
  expect(text).not.toMatch(/<[a-z]/)
})

test('sends nothing to a server without TLS when it is required', async () => {
  const { url, received } = await startMailServer()
  const secured = createSmtpMail({ url, from, requireTls: true }, { log })
  expect(await secured.send(mailTo('haneul@school.example'))).toBe('unavailable')
  expect(received).toEqual([])
})

test('logs in when the server requires it', async () => {
  const seen: unknown[] = []
  const { port, received } = await startMailServer({
    authOptional: false,
    onAuth: ({ username, password }, _, done) => {
      seen.push([username, password])
      done(null, { user: username ?? '' })
    },
  })
  const url = `smtp://shop%40example:p%26ss@127.0.0.1:${port}`
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    'sent',
  )
  expect(seen).toEqual([['shop@example', 'p&ss']])
  expect(received).toHaveLength(1)
})

test.each([
  [550, 'refused'],
  [451, 'unavailable'],
])('tells what became of a mail that the server answers with %i', async (responseCode, delivery) => {
  const { url } = await startMailServer({
    onRcptTo: (_, __, done) => done(Object.assign(new Error('no'), { responseCode })),
  })
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    delivery,
  )
})

test('treats a rejected login as a temporary failure', async () => {
  const { port } = await startMailServer({
    authOptional: false,
    onAuth: (_, __, done) => done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
  })
  const url = `smtp://shop:wrong@127.0.0.1:${port}`
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    'unavailable',
  )
})

test('gives a repeated mail the same Message-ID', async () => {
  const { url, received } = await startMailServer()
  const { send } = createSmtpMail({ url, from, requireTls: false }, { log })
  const mail = { ...mailTo('haneul@school.example'), id: '0c6e4d4e-6f5a-4d0b-9f0e-2d6a0f9f6a11' }
  await send(mail)
  await send(mail)
  const parsed = await Promise.all(received.map(({ message }) => PostalMime.parse(message)))
  expect(parsed.map(({ messageId }) => messageId)).toEqual([
    '<0c6e4d4e-6f5a-4d0b-9f0e-2d6a0f9f6a11@shop.example>',
    '<0c6e4d4e-6f5a-4d0b-9f0e-2d6a0f9f6a11@shop.example>',
  ])
})

test('returns that the server does not answer', async () => {
  const { port } = await startMailServer()
  const url = `smtp://127.0.0.1:${port === 65_535 ? 1 : port + 1}`
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    'unavailable',
  )
})

test('sends to one address, whatever it contains', async () => {
  const { url, received } = await startMailServer()
  const { send } = createSmtpMail({ url, from, requireTls: false }, { log })
  await send(mailTo('one@a.example, two@b.example'))
  await send(mailTo('one@a.example\r\nBcc: two@b.example'))
  for (const { to, message } of received) {
    expect(to).toHaveLength(1)
    expect((await PostalMime.parse(message)).headers.map(({ key }) => key)).not.toContain('bcc')
  }
})

test.each(['ko', 'en'] as const)('lets no name or address become markup: %s', (locale) => {
  const { html, text } = passwordMail(
    locale,
    'http://shop.example/#token="><b>',
    '<script>x()</script>',
    sampleSender(locale),
  )
  expect(html).not.toMatch(/<script|"><b>/)
  expect(text).toContain('<script>x()</script>')
  expect(verificationMail(locale, 'http://shop.example/', sampleSender(locale)).html).toContain(
    `<html lang="${locale}">`,
  )
})
