import { once } from 'node:events'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import { passwordMail, verificationMail } from '../../messages/link-mails.ts'
import { createLog } from '../../lib/log.ts'
import type { Mail } from './port.ts'
import { createSmtpMail } from './smtp.ts'

const log = createLog('silent')
const from = 'Practicum <help@shop.example>'

/** A mail server on this machine. Returns its address and the mails that it received. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: { from: string; to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from: sender, to, text: Buffer.concat(parts).toString() })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const place = server.server.address()
  if (place === null || typeof place === 'string') throw new Error('the mail server has no port')
  const { port } = place
  return { received, port, url: `smtp://127.0.0.1:${port}` }
}

const mailTo = (to: string): Mail => ({
  to,
  purpose: 'set-password',
  locale: 'ko',
  goodUntil: new Date(),
  ...passwordMail('ko', 'http://shop.example/find-password-reset#token=x', '김하늘'),
})

/** The parts of a mail by their types, decoded. */
function partsOf(mail: string): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(mail)?.[1] ?? expect.fail('a mail in several parts')
  const parts = mail.split(`--${boundary}`).slice(1, -1)
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.split('\r\n\r\n')
      const text = body.join('\r\n\r\n')
      const type = /Content-Type: ([^;]+)/.exec(head)?.[1] ?? ''
      return [type, /base64/.test(head) ? Buffer.from(text, 'base64').toString() : decodeQuoted(text)]
    }),
  )
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number(`0x${code}`)))
  return Buffer.from(bytes, 'latin1').toString()
}

test('sends a mail that is readable with and without HTML', async () => {
  const { url, received } = await mailServer()
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    'sent',
  )
  const [mail] = received
  expect(mail).toMatchObject({ from: 'help@shop.example', to: ['haneul@school.example'] })
  expect(mail?.text).toMatch(/^Auto-Submitted: auto-generated/m)
  const parts = partsOf(mail?.text ?? '')
  for (const text of [parts['text/plain'], parts['text/html']]) {
    expect(text).toContain('김하늘 님, 새 비밀번호를 정해 주세요')
    expect(text).toContain('http://shop.example/find-password-reset#token=x')
    expect(text).toContain('30분')
  }
  expect(parts['text/plain']).not.toMatch(/<[a-z]/)
})

test('sends nothing to a server without TLS when it is required', async () => {
  const { url, received } = await mailServer()
  const secured = createSmtpMail({ url, from, requireTls: true }, { log })
  expect(await secured.send(mailTo('haneul@school.example'))).toBe('unavailable')
  expect(received).toEqual([])
})

test('logs in when the server requires it', async () => {
  const seen: unknown[] = []
  const { port, received } = await mailServer({
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
  const { url } = await mailServer({
    onRcptTo: (_, __, done) => done(Object.assign(new Error('no'), { responseCode })),
  })
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    delivery,
  )
})

test('treats a rejected login as a temporary failure', async () => {
  const { port } = await mailServer({
    authOptional: false,
    onAuth: (_, __, done) => done(Object.assign(new Error('wrong password'), { responseCode: 535 })),
  })
  const url = `smtp://shop:wrong@127.0.0.1:${port}`
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    'unavailable',
  )
})

test('gives a repeated mail the same Message-ID', async () => {
  const { url, received } = await mailServer()
  const { send } = createSmtpMail({ url, from, requireTls: false }, { log })
  const mail = { ...mailTo('haneul@school.example'), id: '0c6e4d4e-6f5a-4d0b-9f0e-2d6a0f9f6a11' }
  await send(mail)
  await send(mail)
  expect(received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim())).toEqual([
    '<0c6e4d4e-6f5a-4d0b-9f0e-2d6a0f9f6a11@shop.example>',
    '<0c6e4d4e-6f5a-4d0b-9f0e-2d6a0f9f6a11@shop.example>',
  ])
})

test('returns that the server does not answer', async () => {
  const { port } = await mailServer()
  const url = `smtp://127.0.0.1:${port === 65_535 ? 1 : port + 1}`
  expect(await createSmtpMail({ url, from, requireTls: false }, { log }).send(mailTo('haneul@school.example'))).toBe(
    'unavailable',
  )
})

test('sends to one address, whatever it contains', async () => {
  const { url, received } = await mailServer()
  const { send } = createSmtpMail({ url, from, requireTls: false }, { log })
  await send(mailTo('one@a.example, two@b.example'))
  await send(mailTo('one@a.example\r\nBcc: two@b.example'))
  for (const { to, text } of received) {
    expect(to).toHaveLength(1)
    expect(text).not.toMatch(/^Bcc:/im)
  }
})

test.each(['ko', 'en'] as const)('lets no name or address become markup: %s', (locale) => {
  const { html, text } = passwordMail(locale, 'http://shop.example/#token="><b>', '<script>x()</script>')
  expect(html).not.toMatch(/<script|"><b>/)
  expect(text).toContain('<script>x()</script>')
  expect(verificationMail(locale, 'http://shop.example/').html).toContain(`<html lang="${locale}">`)
})
