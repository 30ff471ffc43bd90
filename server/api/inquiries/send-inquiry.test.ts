import { randomBytes, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, test } from 'vitest'
import { inquiryCategories, inquiryLimits, sendInquiry } from '#contract/content/inquiries.ts'
import { everyRow } from '#server/db/every-row.ts'
import { complaintRecords, inquiries, inquiryPictures } from '#server/db/schema/inquiries.ts'
import { outboxMessages } from '#server/db/schema/messages.ts'
import { sendMessages } from '#server/jobs/send-messages.ts'
import { inquiryForm } from '#tests/support/server/inquiries.ts'
import { watchedLog } from '#tests/support/server/log-lines.ts'
import { messagesTo } from '#tests/support/server/outbox.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const address = '/v1/service/qna'
const shop = await sampleShop()
const { db } = shop.services
const visitor = () => shop.browser({ address: `2001:db8:${randomBytes(2).toString('hex')}::1` })

const send = async (form: FormData, browser = visitor()) =>
  (await browser.call(sendInquiry, address, { body: form })).content.inquiry_id
const refusal = async (form: FormData, browser = visitor()) => {
  const { status, code, content, response } = await browser.expectError('POST', address, { body: form })
  return { answer: `${status} ${code}`, field: content.field, response }
}
const pictureOf = async (id: number) => {
  const [picture] = await db.select().from(inquiryPictures).where(eq(inquiryPictures.inquiryId, id))
  return picture ?? expect.fail('the inquiry has no picture')
}

test('keeps where it was sent from, until it is answered', async () => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'
  const form = inquiryForm({ page: '/contents/course?id=101', layout: 'mobile' })
  const id = await send(form, shop.browser({ userAgent }))
  const [row] = await db.select().from(inquiries).where(eq(inquiries.id, id))
  expect(row).toMatchObject({ page: '/contents/course?id=101', layout: 'mobile', browser: 'chrome', system: 'windows' })
})

test('is the same inquiry when it is sent again from elsewhere', async () => {
  const key = randomUUID()
  const email = `${key}@school.example`
  const from = (page: string) => inquiryForm({ idempotency_key: key, email, page })
  const browser = visitor()
  expect(await send(from('/basket'), browser)).toBe(await send(from('/contents'), browser))
})

test.each(['https://example.com/', '//example.com', '/a?token=secret', '/a#secret', 'basket'])(
  'takes no page like %s',
  async (page) => {
    expect(await refusal(inquiryForm({ page }))).toMatchObject({ answer: '400 PR10002400', field: 'page' })
  },
)

const plain = { width: 60, height: 40, channels: 3, background: '#D2420C' } as const
const png = await sharp({ create: plain }).png().toBuffer()
const jpeg = await sharp({ create: plain }).jpeg().toBuffer()
const webp = await sharp({ create: plain }).webp().toBuffer()
const noise = sharp(randomBytes(120 * 120 * 3), { raw: { width: 120, height: 120, channels: 3 } })
const noisyJpeg = await noise.clone().jpeg().toBuffer()
const noisyPng = await noise.clone().png().toBuffer()
const gif = await sharp({ create: plain }).gif().toBuffer()
/** A PNG that decoders accept, padded behind its end to an exact size. */
const pngOf = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.byteLength)])

afterEach(async () => {
  await db.delete(inquiries).where(everyRow)
})

describe('inquiry types', () => {
  test('are the seven of the specification, named in the language of the call', async () => {
    const { content } = await shop.call(inquiryCategories, '/v1/service/qna/category')
    expect(content.map(({ code }) => code)).toEqual([
      'all',
      'service',
      'account',
      'error',
      'partnership',
      'refund',
      'other',
    ])
    const korean = await shop.call(inquiryCategories, '/v1/service/qna/category', 'ko')
    expect(korean.content.map(({ name }) => name)).toContain('교환과 환불')
  })
})

describe('an inquiry', () => {
  test('is stored with its fields in one form, and with a record without personal data', async () => {
    const email = 'haneul@school.example'
    const id = await send(inquiryForm({ email, title: ' Forty students ', content: 'One.\r\nTwo.\r\n' }))
    const [stored] = await db.select().from(inquiries).where(eq(inquiries.id, id))
    expect(stored).toMatchObject({
      name: 'Kim Haneul',
      affiliation: 'Gongbang College',
      category: 'service',
      email,
      phone: '01023450142',
      title: 'Forty students',
      content: 'One.\nTwo.',
      locale: 'en',
      submittedAt: shop.services.clock.now(),
    })
    const [record] = await db.select().from(complaintRecords).where(eq(complaintRecords.inquiryId, id))
    expect(record).toEqual({
      inquiryId: id,
      idempotencyKey: expect.any(String),
      category: 'service',
      submittedAt: shop.services.clock.now(),
      answeredAt: null,
    })
  })

  test('is confirmed by a mail that quotes nothing of it', async () => {
    const email = 'confirmed@school.example'
    const form = inquiryForm({ email, title: 'Win a prize', name: 'Prize', content: 'https://evil.example' })
    const { content } = await visitor().call(sendInquiry, address, { body: form, locale: 'ko' })
    await sendMessages({ ...shop.services, config: shop.services.config, log: watchedLog().log })
    const [mail, ...more] = await messagesTo(shop, email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ purpose: 'inquiry-received', locale: 'ko' })
    expect(mail?.text).toContain(`문의번호: ${content.inquiry_id}`)
    expect(mail?.text).not.toMatch(/prize|evil/i)
  })

  test('counts once, however often it is sent, also at the same time', async () => {
    const email = 'twice@school.example'
    const key = randomUUID()
    const form = () => inquiryForm({ email, idempotency_key: key }, [{ bytes: png }])
    const ids = await Promise.all([send(form()), send(form()), send(form())])
    expect(await send(form())).toBe(ids[0])
    expect(new Set(ids).size).toBe(1)
    expect(await db.$count(inquiries, eq(inquiries.email, email))).toBe(1)
    expect(await db.$count(outboxMessages, eq(outboxMessages.recipient, email))).toBe(1)
    const other = await refusal(inquiryForm({ email, idempotency_key: key, title: 'Another' }, [{ bytes: png }]))
    expect(other.answer).toBe('400 PR30002400')
    const otherPicture = await refusal(inquiryForm({ email, idempotency_key: key }, [{ bytes: jpeg }]))
    expect(otherPicture.answer).toBe('400 PR30002400')
  })

  test('is limited to five for one address and browser within 24 hours', async () => {
    const browser = visitor()
    const email = 'often@school.example'
    for (let count = 0; count < 5; count++) await send(inquiryForm({ email }), browser)
    const { answer, response } = await refusal(inquiryForm({ email }), browser)
    expect(answer).toBe('429 PR40006429')
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    await send(inquiryForm({ email: 'another@school.example' }), browser)
  })

  test('may be sent again beyond the limit, and gets its first answer', async () => {
    const browser = visitor()
    const email = 'again@school.example'
    const key = randomUUID()
    const form = () => inquiryForm({ email, idempotency_key: key })
    const first = await send(form(), browser)
    for (let count = 1; count < 5; count++) await send(inquiryForm({ email }), browser)
    expect((await refusal(inquiryForm({ email }), browser)).answer).toBe('429 PR40006429')
    expect(await send(form(), browser)).toBe(first)
  })
})

describe('a field', () => {
  test.each([
    ['name', inquiryLimits.maxNameLength],
    ['affiliation', inquiryLimits.maxAffiliationLength],
    ['title', inquiryLimits.maxTitleLength],
    ['content', inquiryLimits.maxContentLength],
  ])('%s has at most %i characters', async (name, longest) => {
    await send(inquiryForm({ [name]: '가'.repeat(longest - 1) }))
    await send(inquiryForm({ [name]: '가'.repeat(longest) }))
    const { answer, field } = await refusal(inquiryForm({ [name]: '가'.repeat(longest + 1) }))
    expect([answer, field]).toEqual(['400 PR10002400', name])
  })

  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', undefined],
    ['affiliation', ' '],
    ['category', 'all'],
    ['category', 'praise'],
    ['email', 'nobody'],
    ['phone', '02 123'],
    ['title', ''],
    ['title', '\u200B\u200B'],
    ['content', ' \n '],
    ['content', '\u3164'],
    ['name', '\u3164'],
    ['content', 'a\u0000b'],
    ['consent', 'N'],
    ['consent', undefined],
    ['idempotency_key', 'x'],
  ])('%s refuses %j', async (name, value) => {
    const { answer, field } = await refusal(inquiryForm({ [name]: value }))
    expect([answer, field]).toEqual(['400 PR10002400', name])
  })

  test('is refused when it is there twice, or too long to be read', async () => {
    const twice = inquiryForm()
    twice.append('title', 'Another')
    expect(await refusal(twice)).toMatchObject({ answer: '400 PR10002400', field: 'title' })
    expect(await refusal(inquiryForm({ content: 'a'.repeat(70_000) }))).toMatchObject({
      answer: '400 PR10002400',
      field: 'content',
    })
  })
})

describe('a picture', () => {
  test.each([
    ['JPEG', jpeg, 'image/jpeg', 'jpeg'],
    ['PNG', png, 'image/png', 'png'],
    ['GIF', gif, 'image/png', 'png'],
  ])('%s is stored encoded anew', async (_, bytes, type, format) => {
    const id = await send(inquiryForm({}, [{ bytes }]))
    const picture = await pictureOf(id)
    expect(picture.type).toBe(type)
    expect(await sharp(picture.body).metadata()).toMatchObject({ format, width: 60, height: 40 })
  })

  test('loses its metadata, and is turned as its metadata said', async () => {
    const bytes = await sharp({ create: plain })
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Artist: 'Kim Haneul', Copyright: '<script>alert(1)</script>' } })
      .jpeg()
      .toBuffer()
    expect(bytes.includes('Kim Haneul')).toBe(true)
    const { body } = await pictureOf(await send(inquiryForm({}, [{ bytes }])))
    expect(body.includes('Kim Haneul')).toBe(false)
    const stored = await sharp(body).metadata()
    expect(stored).toMatchObject({ width: 40, height: 60 })
    expect([stored.exif, stored.icc, stored.xmp]).toEqual([undefined, undefined, undefined])
  })

  test('has at most 10 MB', async () => {
    const { maxImageBytes } = inquiryLimits
    await send(inquiryForm({}, [{ bytes: pngOf(maxImageBytes - 1) }]))
    await send(inquiryForm({}, [{ bytes: pngOf(maxImageBytes) }]))
    const { answer, field } = await refusal(inquiryForm({}, [{ bytes: pngOf(maxImageBytes + 1) }]))
    expect([answer, field]).toEqual(['400 PR40002400', 'image'])
  })

  test('is one, and a field without a chosen file is none', async () => {
    const { answer, field } = await refusal(inquiryForm({}, [{ bytes: png }, { bytes: jpeg, name: 'b.jpg' }]))
    expect([answer, field]).toEqual(['400 PR40003400', 'image'])
    const id = await send(inquiryForm({}, [{ bytes: Buffer.alloc(0), name: '', type: 'application/octet-stream' }]))
    expect(await db.$count(inquiryPictures, eq(inquiryPictures.inquiryId, id))).toBe(0)
  })

  test.each([
    ['a WebP named png', webp],
    ['a drawing named png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')],
    ['a page named png', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a bitmap named png', Buffer.concat([Buffer.from('BM'), randomBytes(100)])],
  ])('is decided by content: %s', async (_, bytes) => {
    expect(await refusal(inquiryForm({}, [{ bytes }]))).toMatchObject({ answer: '400 PR40001400', field: 'image' })
  })

  test('is accepted whatever its name and type say', async () => {
    await send(inquiryForm({}, [{ bytes: jpeg, name: 'note.txt', type: 'text/plain' }]))
  })

  test('has at most 25 million pixels, half of that when it is decoded as a whole', async () => {
    const flat = (width: number, height: number) => sharp({ create: { ...plain, width, height } })
    await send(inquiryForm({}, [{ bytes: await flat(5_000, 5_000).png().toBuffer() }]))
    const tooMany = async (bytes: Buffer) => (await refusal(inquiryForm({}, [{ bytes }]))).answer
    expect(await tooMany(await flat(5_000, 5_001).png().toBuffer())).toBe('400 PR40004400')
    expect(await tooMany(await flat(5_000, 5_001).jpeg().toBuffer())).toBe('400 PR40004400')
    await send(inquiryForm({}, [{ bytes: await flat(5_000, 2_500).png({ progressive: true }).toBuffer() }]))
    expect(await tooMany(await flat(5_000, 2_501).png({ progressive: true }).toBuffer())).toBe('400 PR40004400')
    expect(await tooMany(await flat(5_000, 2_501).jpeg({ progressive: true }).toBuffer())).toBe('400 PR40004400')
    expect(await tooMany(await flat(5_000, 2_501).gif({ effort: 1 }).toBuffer())).toBe('400 PR40004400')
  })

  test('is stored at most 4,096 pixels long', async () => {
    const bytes = await sharp({ create: { ...plain, width: 5_000, height: 2_500 } })
      .png()
      .toBuffer()
    const { body } = await pictureOf(await send(inquiryForm({}, [{ bytes }])))
    expect(await sharp(body).metadata()).toMatchObject({ width: 4_096, height: 2_048 })
  })

  test.each([
    ['JPEG', noisyJpeg],
    ['PNG', noisyPng],
    ['GIF', gif],
  ])('is refused when it is incomplete: %s', async (_, bytes) => {
    const half = bytes.subarray(0, Math.floor(bytes.byteLength / 2))
    expect(await refusal(inquiryForm({}, [{ bytes: half }]))).toMatchObject({
      answer: '400 PR40005400',
      field: 'image',
    })
  })
})

describe('a body', () => {
  const raw = async (type: string, body: string | Uint8Array<ArrayBuffer>) => {
    const browser = visitor()
    await browser.request('GET', '/v1/service/qna/category')
    const response = await shop.api.request(address, {
      method: 'POST',
      headers: {
        Host: 'shop.localhost:3000',
        'Content-Type': type,
        Cookie: `XSRF-TOKEN=${browser.cookie('XSRF-TOKEN')}`,
        'X-XSRF-TOKEN': browser.cookie('XSRF-TOKEN') ?? '',
      },
      body,
    })
    const answer: unknown = await response.json()
    return [response.status, answer]
  }
  const invalid = [400, expect.objectContaining({ status_code: 'PR10002400' })]

  test.each([
    ['JSON', 'application/json', '{}'],
    ['a form without files', 'application/x-www-form-urlencoded', 'name=a'],
    ['a form without a boundary', 'multipart/form-data', 'x'],
    [
      'a form that ends early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nKim',
    ],
    ['noise', 'multipart/form-data; boundary=x', randomBytes(5_000)],
    ['nothing', 'multipart/form-data; boundary=x', ''],
    [
      'a file of another name',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="y"; filename="y"\r\n\r\ny\r\n--x--\r\n',
    ],
    [
      'many parts',
      'multipart/form-data; boundary=x',
      `${Array.from({ length: 60 }, (_, index) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n1\r\n`).join('')}--x--\r\n`,
    ],
    ['more than twice the allowed bytes', 'multipart/form-data; boundary=x', new Uint8Array(21 * 1024 * 1024)],
  ])('is refused: %s', async (_, type, body) => {
    expect(await raw(type, body)).toEqual(invalid)
  })
})
