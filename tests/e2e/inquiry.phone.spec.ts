import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { requestLimits } from '#contract/accounts/one-time-code.ts'
import {
  delayScript,
  expect,
  expectAccessible,
  holdRequests,
  test,
  waitForHydration,
} from '../support/browser/fixtures.ts'
import { logIn } from '../support/browser/log-in.ts'

const screen = (format: 'png' | 'jpeg' | 'gif' | 'webp', width = 320) =>
  sharp({ create: { width, height: 200, channels: 3, background: '#0B6B6A' } })
    [format]()
    .toBuffer()
const png = await screen('png')
const webp = await screen('webp')

type Say = (ko: string, en: string) => string

function fieldsOf(page: Page, say: Say) {
  return {
    name: page.getByLabel(say('이름', 'Name'), { exact: true }),
    affiliation: page.getByLabel(say('회사·기관', 'Organisation'), { exact: true }),
    email: page.getByLabel(say('이메일', 'Email'), { exact: true }),
    phone: page.getByLabel(say('휴대폰 번호', 'Phone number'), { exact: true }),
    category: page.getByLabel(say('문의 분류', 'Inquiry type'), { exact: true }),
    title: page.getByLabel(say('제목', 'Title'), { exact: true }),
    content: page.getByLabel(say('내용', 'Message'), { exact: true }),
    picture: page.getByLabel(say('이미지', 'Picture'), { exact: true }),
    consent: page.getByRole('checkbox', { name: say('동의합니다', 'I agree') }),
    send: page.getByRole('button', { name: say('문의 보내기', 'Send the inquiry') }),
  }
}

async function fill(page: Page, say: Say, email: string) {
  const fields = fieldsOf(page, say)
  await fields.name.fill('김하늘')
  await fields.affiliation.fill('공방대학교')
  await fields.email.fill(email)
  await fields.phone.fill('010 2345 0142')
  await fields.category.selectOption('error')
  await fields.title.fill('실습 화면이 멈춰요')
  await fields.content.fill('3단계에서 멈춰요.\n다시 켜도 같아요.')
  await fields.consent.check()
  return fields
}

const newEmail = () => `${randomBytes(6).toString('hex')}@school.example`

test('sends an inquiry with a picture, shown before it is sent', async ({ page, say }) => {
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  await expectAccessible(page)
  const email = newEmail()
  const fields = await fill(page, say, email)
  await fields.picture.setInputFiles({ name: '화면.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('img', { name: say('미리보기', 'Preview') })).toBeVisible()
  await expect(page.getByText('화면.png')).toBeVisible()
  await expectAccessible(page)
  await fields.send.click()
  await expect(page).toHaveURL('/cs/inquiry-complete')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('문의를 받았어요', 'We received your inquiry'))
  const number = page.locator('p', { hasText: say('문의번호는', 'Your inquiry number is') }).locator('b')
  await expect(number).toHaveText(/^\d+$/)
  const shown = (await number.textContent()) ?? ''
  await expectAccessible(page)
  const mails = async () => (await page.request.get(`/sandbox/outbox/messages?to=${email}`)).text()
  await expect.poll(mails).toContain('inquiry-received')
  expect(await mails()).toContain(say(`서비스 문의 ${shown}번`, `Inquiry ${shown}`))
  await page.reload()
  await waitForHydration(page)
  await expect(number).toHaveText(shown)
  // The next inquiry begins empty.
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  await expect(fields.content).toHaveValue('')
})

test('takes a picture out again, and says what is wrong with each kind of file', async ({ page, say }) => {
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  const { picture } = await fill(page, say, newEmail())
  const remove = page.getByRole('button', { name: say('이미지 삭제', 'Remove the picture') })
  const chosen = (name: string, buffer: Buffer) => picture.setInputFiles({ name, mimeType: 'image/png', buffer })
  await chosen('first.png', png)
  await remove.click()
  await expect(page.getByText('first.png')).toBeHidden()
  await expect(picture).toBeFocused()

  await chosen('second.png', webp)
  await expect(
    page.getByText(say('jpg, png, gif 이미지가 아니에요', 'isn’t really a JPG, PNG or GIF picture')),
  ).toBeVisible()
  await expect(picture).toHaveAttribute('aria-invalid', 'true')
  await chosen('third.png', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 + 1 - png.byteLength)]))
  await expect(page.getByText(say('10MB보다 커요', 'larger than 10 MB'))).toBeVisible()
  await chosen('fourth.png', Buffer.concat([png, Buffer.alloc(10 * 1024 * 1024 - png.byteLength)]))
  await expect(page.getByText('fourth.png')).toBeVisible()
  await expect(picture).not.toHaveAttribute('aria-invalid')
  await expectAccessible(page)
})

test('keeps everything when the server refuses the picture', async ({ page, say }) => {
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  const fields = await fill(page, say, newEmail())
  const broken = (await screen('jpeg', 2_000)).subarray(0, 900)
  await fields.picture.setInputFiles({ name: 'broken.jpg', mimeType: 'image/jpeg', buffer: broken })
  await fields.send.click()
  await expect(page.getByText(say('이미지가 깨졌거나', 'This picture is damaged or incomplete.'))).toBeVisible()
  await expect(fields.picture).toBeFocused()
  await expect(fields.title).toHaveValue('실습 화면이 멈춰요')
  await fields.picture.setInputFiles({ name: 'good.png', mimeType: 'image/png', buffer: png })
  await fields.send.click()
  await expect(page).toHaveURL('/cs/inquiry-complete')
})

test('shows how much is sent, and stops when asked to', async ({ page, say }) => {
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  const fields = await fill(page, say, newEmail())
  await fields.picture.setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: png })
  const mayBeSent = await holdRequests(page, '**/api/v1/service/qna')
  await fields.send.click()
  await expect(page.getByRole('progressbar', { name: say('이미지 업로드', 'Picture upload') })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: say('보내기 취소', 'Cancel sending') }).click()
  await expect(fields.send).toBeVisible()
  mayBeSent()
  await page.unroute('**/api/v1/service/qna')
  await expect(page.getByRole('img', { name: say('미리보기', 'Preview') })).toBeVisible()
  await fields.send.click()
  await expect(page).toHaveURL('/cs/inquiry-complete')
})

test('says when the next inquiry can be sent, and keeps the form, once the limit is reached', async ({ page, say }) => {
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  const email = newEmail()
  const fields = await fill(page, say, email)
  const limit = page.getByRole('heading', { name: say('지금은 문의를 더 보낼 수 없어요', 'No more inquiries for now') })
  for (let sent = 0; sent < requestLimits.perContact; sent += 1) {
    await fields.send.click()
    await expect(page).toHaveURL('/cs/inquiry-complete')
    await page.goto('/cs/inquiry')
    await waitForHydration(page)
    await fill(page, say, email)
  }
  await fields.picture.setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: png })
  await fields.send.click()
  await expect(limit).toBeFocused()
  await expect(page.getByText(say('부터 다시 할 수 있어요', 'left, until'))).toBeVisible()
  await expect(fields.content).toHaveValue('3단계에서 멈춰요.\n다시 켜도 같아요.')
  await expect(page.getByText('screen.png')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without the network', () => {
  test.use({ allowConsoleErrors: true })

  test('says so, keeps everything, and sends when it is back', async ({ page, say, context }) => {
    await page.goto('/cs/inquiry')
    await waitForHydration(page)
    const fields = await fill(page, say, newEmail())
    await fields.picture.setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: png })
    await context.setOffline(true)
    await fields.send.click()
    await expect(page.getByRole('alert')).toContainText(say('네트워크 오류', 'Network Error'))
    await context.setOffline(false)
    await expect(page.getByText('screen.png')).toBeVisible()
    await fields.send.click()
    await expect(page).toHaveURL('/cs/inquiry-complete')
  })
})

test('keeps what was typed over a reload, and asks for the picture again', async ({ page, say }) => {
  await page.goto('/cs/inquiry?type=service&course=101')
  await waitForHydration(page)
  const fields = fieldsOf(page, say)
  await expect(fields.category).toHaveValue('service')
  await expect(fields.title).toHaveValue(
    say('정맥주사와 채혈, 처음부터 끝까지', 'IV insertion and blood draw, start to finish'),
  )
  await fields.content.fill('가격이 궁금해요.')
  await fields.picture.setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: png })
  await expect(page.getByRole('button', { name: say('이미지 삭제', 'Remove the picture') })).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await expect(fields.content).toHaveValue('가격이 궁금해요.')
  await expect(page.getByText(say('screen.png 파일을 다시 선택해 주세요', 'Choose screen.png again'))).toBeVisible()
})

test('knows the name and contact of a member', async ({ page, context, say }) => {
  await logIn(context)
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  const fields = fieldsOf(page, say)
  await expect(fields.name).toHaveValue('김하늘')
  await expect(fields.email).toHaveValue('haneul@member.example')
  await expect(fields.phone).not.toHaveValue('')
})

test('is filled in and sent by keyboard alone', async ({ page, say }) => {
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  const fields = fieldsOf(page, say)
  await fields.name.focus()
  for (const text of ['김하늘', '개인', newEmail(), '01023450142']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(fields.category).toBeFocused()
  await fields.category.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('제목')
  await page.keyboard.press('Tab')
  await page.keyboard.type('내용')
  await page.keyboard.press('Tab')
  await expect(fields.picture).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(fields.consent).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(fields.send).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cs/inquiry-complete')
})

test('leads to each field that is missing', async ({ page, say }) => {
  await page.goto('/cs/inquiry')
  await waitForHydration(page)
  const fields = fieldsOf(page, say)
  await fields.send.click()
  await expect(fields.name).toBeFocused()
  for (const field of [fields.name, fields.affiliation, fields.email, fields.phone, fields.category, fields.title]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(fields.content).toHaveAttribute('aria-invalid', 'true')
  await expect(fields.consent).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('says that the form needs it, and shows the telephone', async ({ page, say }) => {
    await page.goto('/cs/inquiry')
    await expect(page.getByRole('alert')).toContainText(say('자바스크립트가 필요해요', 'This page needs JavaScript'))
    await expect(page.getByRole('main').getByRole('link', { name: '1600-0142' })).toBeVisible()
    await page.goto('/cs/inquiry-complete')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('문의를 받았어요', 'We received your inquiry'))
  })
})

test('keeps what was typed before the script ran', async ({ page, say }) => {
  const comeScript = await delayScript(page)
  await page.goto('/cs/inquiry', { waitUntil: 'commit' })
  const fields = fieldsOf(page, say)
  await fields.title.fill('먼저 적은 제목')
  comeScript()
  await waitForHydration(page)
  await expect(fields.title).toHaveValue('먼저 적은 제목')
})
