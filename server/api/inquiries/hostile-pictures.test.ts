import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { everyRow } from '#server/db/every-row.ts'
import { inquiries, inquiryPictures } from '#server/db/schema/inquiries.ts'
import { limitedRequests } from '#server/db/schema/sign-up.ts'
import { hostilePictures, plantedText } from '#tests/support/server/hostile-pictures.ts'
import { inquiryForm } from '#tests/support/server/inquiries.ts'
import { sampleShop } from '#tests/support/server/shop.ts'

const shop = await sampleShop()
const { db } = shop.services
const refusals = ['PR40001400', 'PR40002400', 'PR40004400', 'PR40005400']

test('of 300 hostile files each is refused or encoded anew, and none leaves anything behind', async () => {
  const files = await hostilePictures()
  expect(files).toHaveLength(300)
  const answers = new Map<string, number>()
  for (const { name, bytes } of files) {
    // The limits of inquiries have tests of their own.
    await db.delete(limitedRequests).where(everyRow)
    const email = 'attacker@school.example'
    const body = inquiryForm({ email }, [{ bytes }])
    const response = await shop.browser().request('POST', '/v1/service/qna', { body })
    const answer: unknown = await response.json()
    expect([201, 400], `${name}: ${JSON.stringify(answer)}`).toContain(response.status)
    answers.set(name.replace(/ \d+$/, ''), response.status)
    const isEmail = eq(inquiries.email, email)
    const stored = await db.select({ id: inquiries.id }).from(inquiries).where(isEmail)
    const pictures = await db.select().from(inquiryPictures)
    if (response.status === 400) {
      expect(refusals, `${name}: ${JSON.stringify(answer)}`).toContain(
        typeof answer === 'object' && answer !== null && 'status_code' in answer ? answer.status_code : '',
      )
      expect([stored, pictures], name).toEqual([[], []])
      continue
    }
    const [picture] = pictures
    if (!picture) throw new Error(`${name}: the picture is not stored`)
    expect(picture.body.includes(plantedText), name).toBe(false)
    const { format, pages = 1, exif, xmp, icc, comments } = await sharp(picture.body).metadata()
    expect([format, pages, exif, xmp, icc, comments], name).toEqual([
      picture.type.slice('image/'.length),
      1,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    await db.delete(inquiries).where(isEmail)
  }
  // Pictures that hide something are accepted without it; everything else is refused.
  const accepted = [...answers].filter(([, status]) => status === 201).map(([name]) => name)
  expect(accepted).toEqual(expect.arrayContaining(['PNG with a page behind it', 'JPEG with a script in its EXIF data']))
  expect(answers.get('PNG that promises a huge picture')).toBe(400)
}, 120_000)
