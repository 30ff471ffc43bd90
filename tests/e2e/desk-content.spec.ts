import type { Browser, Locator, Page } from '@playwright/test'
import { deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts'
import { findLayoutFaults } from '../support/browser/measure-page.ts'

type Say = (ko: string, en: string) => string

const mostTabs = 120

/** Presses Tab until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let tabs = 0; tabs < mostTabs; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${control}`)
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

/** The field of a language below the title of a text. */
function textIn(page: Page | Locator, title: string, language: string): Locator {
  return page.getByRole('group', { name: title, exact: true }).getByRole('textbox', { name: language, exact: true })
}

async function openFile(page: Page, baseURL: string | undefined, path: string): Promise<void> {
  await page.goto(`${deskOriginOf(baseURL)}/content/file?path=${encodeURIComponent(path)}`)
  await page.locator('[data-flow=edit-content][data-state=saved]').waitFor()
}

/** Opens the form of a new notice. */
async function newNotice(page: Page, baseURL: string | undefined, say: Say): Promise<void> {
  await page.goto(`${deskOriginOf(baseURL)}/content/new?kind=notice`)
  await page.getByRole('button', { name: say('입력 화면 열기', 'Open the form') }).click()
  await page.locator('[data-flow=edit-content][data-state=saved]').waitFor()
}

async function anotherOperator(browser: Browser, page: Page): Promise<Page> {
  const { origin } = new URL(page.url())
  const context = await browser.newContext({
    baseURL: origin.replace('desk.shop.localhost', 'localhost'),
    locale: await page.evaluate(() => navigator.language),
  })
  const other = await context.newPage()
  await openDesk(other, ['content'])
  return other
}

/** Content at the operators' desk. Its passkeys need Chromium's own protocol. */
test.describe('content at the desk', { tag: '@chromium' }, () => {
  test('has room for everything, and no fault that axe finds', { tag: '@exhaustive' }, async ({ page, baseURL }) => {
    test.setTimeout(180_000)
    await openDesk(page, ['content'])
    for (const path of [
      '/content',
      '/content/new?kind=course',
      '/content/file?path=notices/31.yaml',
      '/content/file?path=courses/safety/confined-space.yaml',
      '/content/file?path=banners.yaml',
      '/content/file?path=devices/demo-kit.yaml',
      '/content/file?path=notices/31.yaml&part=editions',
    ]) {
      await page.goto(`${deskOriginOf(baseURL)}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect({ path, width, faults: await findLayoutFaults(page) }).toEqual({ path, width, faults: [] })
      }
      await expectAccessible(page)
    }
  })

  test('by keyboard alone, a notice with a picture is scheduled, published and taken back', async ({
    page,
    baseURL,
    say,
  }) => {
    test.setTimeout(120_000)
    await openDesk(page, ['content'])
    await page.goto(`${deskOriginOf(baseURL)}/content`)
    const named = (ko: string, en: string) => page.getByRole('button', { name: say(ko, en), exact: true })
    await press(page, page.getByRole('link', { name: say('새로 만들기', 'New'), exact: true }))
    await press(page, named('입력 화면 열기', 'Open the form'))

    const title = `Lift ${crypto.randomUUID().slice(0, 8)}`
    const korean = say('한국어', 'Korean')
    const english = say('영어', 'English')
    await tabTo(page, textIn(page, say('제목', 'Title'), korean))
    await page.keyboard.type(`${title} 점검`)
    await page.keyboard.press('Tab')
    await page.keyboard.type(title)
    await tabTo(page, textIn(page, say('내용', 'Text'), korean))
    await page.keyboard.type('승강기를 점검해요')
    await tabTo(page, textIn(page, say('내용', 'Text'), english))
    await page.keyboard.type('The lift is checked')
    await press(page, named('그림 추가', 'Add: Picture'))
    await expect(named('파일 선택', 'Choose a file')).toBeFocused()
    await page.keyboard.press('Enter')
    const chooser = page.getByRole('dialog', { name: say('파일 선택', 'Choose a file') })
    await tabTo(page, chooser.getByRole('searchbox'))
    await page.keyboard.type('safety-05')
    await press(page, chooser.getByRole('button', { name: /^safety-05-lockout\.svg/ }))
    const description = say('대체 텍스트', 'Alternative text')
    await tabTo(page, textIn(page, description, korean))
    await page.keyboard.type('잠긴 승강기')
    await page.keyboard.press('Tab')
    await page.keyboard.type('A locked lift')

    await press(page, named('게시…', 'Publish…'))
    await expect(
      page.getByRole('heading', { name: say(`‘${title} 점검’, 게시할까요?`, `Publish “${title}”?`) }),
    ).toBeFocused()
    await tabTo(page, page.getByRole('radio', { name: say('지금', 'Now') }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel(say('날짜와 시각, 한국 시각', 'Day and hour, in Korean time'))).toHaveValue(/T09:00$/)
    await press(page, page.getByRole('button', { name: say('09:00에 게시', '09:00') }))
    await expect(page.getByRole('heading', { name: /09:00/ })).toBeFocused({
      // The whole content is checked before.
      timeout: 30_000,
    })
    await press(page, named('예약 취소', 'Cancel the schedule'))

    await press(page, named('게시…', 'Publish…'))
    await press(page, named('지금 게시', 'Publish now'))
    await expect(
      page.getByRole('heading', { name: say('버전 1 게시를 마쳤어요', 'Published as version 1') }),
    ).toBeFocused({
      // It is an import of the whole content.
      timeout: 30_000,
    })
    const address = await page
      .getByRole('link', { name: say('쇼핑몰에서 보기', 'View in the shop') })
      .getAttribute('href')
    const path = new URL(address ?? '')
    expect((await page.request.get(`${baseURL}${path.pathname}${path.search}`)).status()).toBe(200)
    await press(page, named('되돌리기', 'Take it back'))
    await expect(
      page.getByRole('heading', { name: say('게시를 취소했어요', 'The publication was undone') }),
    ).toBeFocused({ timeout: 30_000 })
    expect((await page.request.get(`${baseURL}${path.pathname}${path.search}`)).status()).toBe(404)
  })

  test('moves nothing that is pressed when a fault appears or goes', async ({ page, baseURL, say }) => {
    test.setTimeout(120_000)
    await openDesk(page, ['content'])
    await newNotice(page, baseURL, say)
    const saved = page.locator('[data-flow=edit-content][data-state=saved]')
    const title = textIn(page, say('제목', 'Title'), say('영어', 'English'))
    // The draft has a fault in every field that is empty.
    await title.fill('Pressed')
    await saved.waitFor({ state: 'detached' })
    await saved.waitFor()
    const form = page.locator('main fieldset').first()
    const controls = {
      button: form.getByRole('button', { name: say('그림 추가', 'Add: Picture'), exact: true }),
      file: form.getByRole('button', { name: say('파일 선택', 'Choose a file'), exact: true }).first(),
      text: form.getByRole('textbox').last(),
    }
    /** Place below the top of the window, before any movement of the press itself. */
    const placeOf = (control: Locator) =>
      control.evaluate((element) => {
        let top = -window.scrollY
        for (let at: Element | null = element; at instanceof HTMLElement; at = at.offsetParent) top += at.offsetTop
        return top
      })
    for (const [kind, control] of Object.entries(controls)) {
      // Into the middle: the bar at the top covers what scrolls below it.
      await control.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      // The nearest empty text above it may have a fault, which is not shown before it is left.
      await control.evaluate((element) => {
        const texts = [...document.querySelectorAll<HTMLTextAreaElement>('main fieldset textarea')]
        const above = texts.filter(
          (each) =>
            each !== element &&
            each.value === '' &&
            each.ariaInvalid === null &&
            each.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
        )
        above.at(-1)?.focus({ preventScroll: true })
      })
      const clicks = await control.evaluateHandle((element) => {
        const count = { pressed: 0 }
        element.addEventListener('click', () => (count.pressed += 1))
        return count
      })
      const place = await placeOf(control)
      const box = await control.boundingBox()
      if (!box) throw new Error(`${kind} is not shown`)
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      // Two frames, in which the field that was left is drawn again.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
      expect({ kind, place: await placeOf(control) }).toEqual({ kind, place })
      await page.mouse.up()
      expect({ kind, ...(await clicks.jsonValue()) }).toEqual({ kind, pressed: 1 })
      await page.keyboard.press('Escape')
    }
    // Fields that were left on the way show their faults now.
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
  })

  test('names what keeps a draft from being published, and leads to it', async ({ page, baseURL, say }) => {
    await openDesk(page, ['content'])
    await newNotice(page, baseURL, say)
    const field = textIn(page, say('제목', 'Title'), say('영어', 'English'))
    await field.fill('Half a notice')
    await page.getByRole('button', { name: say('게시…', 'Publish…') }).click()
    const summary = page.getByRole('alert')
    const link = page.getByRole('link', { name: say('제목, 한국어', 'Title, Korean') })
    await expect(summary.getByRole('listitem').filter({ has: link })).toHaveText(
      say('제목, 한국어: 내용을 입력해 주세요', 'Title, Korean: must not be empty'),
    )
    await link.click()
    const korean = textIn(page, say('제목', 'Title'), say('한국어', 'Korean'))
    await expect(korean).toBeFocused()
    await expect(korean).toHaveAccessibleDescription(say('내용을 입력해 주세요', 'must not be empty'))
    await expectAccessible(page)
    await korean.fill('반쪽 공지')
    await expect(korean).toHaveAccessibleDescription('')
  })

  test('asks for the passkey over the form when the session has ended, and saves', async ({ page, baseURL, say }) => {
    await openDesk(page, ['content'])
    await newNotice(page, baseURL, say)
    await page.context().clearCookies({ name: 'shop-desk' })
    const field = textIn(page, say('제목', 'Title'), say('영어', 'English'))
    await field.fill('Written before the session ended')
    const dialog = page.getByRole('dialog', { name: say('로그아웃됐어요', 'You were logged out') })
    await dialog.getByRole('button', { name: say('패스키로 로그인', 'Log in by passkey') }).click()
    await expect(page.getByText(say('에 저장했어요', 'Saved'))).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue('Written before the session ended')
  })

  test('keeps what could not be saved through a reload, and saves it then', async ({ page, baseURL, say }) => {
    await openDesk(page, ['content'])
    await newNotice(page, baseURL, say)
    const field = textIn(page, say('제목', 'Title'), say('영어', 'English'))
    await page.route('**/api/v1/desk/content/draft', (route) => route.abort())
    await field.fill('Typed in a tunnel')
    await expect(page.getByText(say('저장하지 못했어요', 'Not saved:'))).toBeVisible()
    await page.unroute('**/api/v1/desk/content/draft')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(field).toHaveValue('Typed in a tunnel')
    await expect(page.locator('[data-flow=edit-content]')).toHaveAttribute('data-state', 'saved')
  })

  test('merges what two operators type at once, and asks about the same field', async ({
    page,
    baseURL,
    say,
    browser,
  }) => {
    test.setTimeout(120_000)
    await openDesk(page, ['content'])
    await newNotice(page, baseURL, say)
    const korean = say('한국어', 'Korean')
    const english = say('영어', 'English')
    const title = say('제목', 'Title')
    const saved = (each: Page) => each.locator('[data-flow=edit-content][data-state=saved]')
    const save = (each: Page) => each.getByRole('button', { name: say('저장', 'Save'), exact: true }).click()
    await textIn(page, title, korean).fill('처음')
    await save(page)
    await expect(page.getByText(say('에 저장했어요', 'Saved'))).toBeVisible()

    const other = await anotherOperator(browser, page)
    await other.goto(page.url())
    await saved(other).waitFor()
    await textIn(other, title, english).fill('By the other')
    await save(other)
    await expect(other.getByText(say('에 저장했어요', 'Saved'))).toBeVisible()

    await textIn(page, say('내용', 'Text'), english).fill('By me')
    await save(page)
    await expect(
      page.getByText(say('다른 운영자가 바꾼 내용을 반영했어요', 'Another operator’s changes were taken over')),
    ).toBeVisible()
    await saved(page).waitFor()
    await expect(textIn(page, title, english)).toHaveValue('By the other')
    await expect(textIn(page, say('내용', 'Text'), english)).toHaveValue('By me')

    await textIn(other, title, korean).fill('다른 사람')
    await save(other)
    await expect(other.getByText(say('바꾼 내용을 반영했어요', 'changes were taken over'))).toBeVisible()
    await saved(other).waitFor()
    await textIn(page, title, korean).fill('나')
    await save(page)
    const both = page.getByRole('group', { name: say('제목, 한국어', 'Title, Korean') })
    await expect(both.getByRole('radio')).toHaveCount(2)
    await expectAccessible(page)
    await both.getByRole('radio', { name: '다른 사람' }).check()
    await page.getByRole('button', { name: say('선택한 내용 저장', 'Save what you chose') }).click()
    await saved(page).waitFor()
    await expect(textIn(page, title, korean)).toHaveValue('다른 사람')
    await other.context().close()
  })

  test('takes a picture that is dropped, and says why another file is refused', async ({ page, baseURL, say }) => {
    await openDesk(page, ['content'])
    await newNotice(page, baseURL, say)
    await page.getByRole('button', { name: say('그림 추가', 'Add: Picture'), exact: true }).click()
    const picture = page.getByRole('group', { name: say('그림 1', 'Picture 1') })
    const upload = picture.locator('input[type=file]')
    await upload.setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await expect(picture.getByRole('alert')).toHaveText(
      say(
        '쓸 수 없는 파일이에요. 그림, 영상, 문서 중에서 선택해 주세요.',
        'This file can’t be used. Choose a picture, a video or a document.',
      ),
    )
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><path d="M0 0h8v6z"/></svg>'
    const name = `lift-${crypto.randomUUID().slice(0, 8)}.svg`
    const dropped = await page.evaluateHandle(
      ([file, text]) => {
        const data = new DataTransfer()
        data.items.add(new File([text ?? ''], file ?? '', { type: 'image/svg+xml' }))
        return data
      },
      [name, drawing],
    )
    await picture.locator('[data-over]').dispatchEvent('drop', { dataTransfer: dropped })
    await expect(picture.getByText(name, { exact: true }).first()).toBeVisible()
    await expect(picture.locator('img')).toHaveJSProperty('complete', true)
    await expect(picture.getByRole('alert')).toHaveText('')
  })

  test.describe('the preview', () => {
    // The frame refuses the scripts of the shop's page, and Chromium says so.
    test.use({ allowConsoleErrors: true })

    test('shows the page with the draft in both layouts and languages', async ({ page, baseURL, say }) => {
      test.setTimeout(120_000)
      await openDesk(page, ['content'])
      await newNotice(page, baseURL, say)
      const fill = (title: string, language: string, text: string) => textIn(page, title, language).fill(text)
      await fill(say('제목', 'Title'), say('한국어', 'Korean'), '미리 보는 공지')
      await fill(say('제목', 'Title'), say('영어', 'English'), 'Previewed notice')
      await fill(say('내용', 'Text'), say('한국어', 'Korean'), '글')
      await fill(say('내용', 'Text'), say('영어', 'English'), 'Text')
      await page.getByRole('link', { name: say('미리보기', 'Preview'), exact: true }).click()
      for (const [language, title] of [
        [say('한국어', 'Korean'), '미리 보는 공지'],
        [say('영어', 'English'), 'Previewed notice'],
      ] as const)
        for (const layout of [say('컴퓨터', 'Computer'), say('휴대폰', 'Mobile phone')]) {
          await page.getByRole('link', { name: language, exact: true }).click()
          await page.getByRole('link', { name: layout, exact: true }).click()
          const frame = page.frameLocator(`iframe[title="${say('미리보기', 'Preview')}: ${layout}, ${language}"]`)
          await expect(frame.getByRole('heading', { name: title })).toBeVisible()
          // With its styles: a browser's own margin is 8 pixels.
          await expect(frame.locator('body')).toHaveCSS('margin', '0px')
        }
      const frame = page.frameLocator('iframe')
      await frame.locator('main a[href^="/"]').first().click()
      await expect(page.getByRole('button', { name: say('이 페이지로 돌아가기', 'Back to this page') })).toBeVisible()
      await expect(frame.getByRole('heading').first()).toBeVisible()
    })
  })

  test('shows those who may only read no way to change something', async ({ page, baseURL, say }) => {
    await openDesk(page, ['viewer'])
    await openFile(page, baseURL, 'notices/31.yaml')
    await expect(textIn(page, say('제목', 'Title'), say('한국어', 'Korean'))).toBeDisabled()
    await expect(page.getByRole('button', { name: say('게시…', 'Publish…') })).toHaveCount(0)
    await expect(
      page.getByText(
        say('읽을 수만 있는 역할이에요. 소유자에게 콘텐츠 역할을 요청할 수 있어요.', 'Your roles let you read this.'),
      ),
    ).toBeVisible()
    await page.goto(`${deskOriginOf(baseURL)}/content`)
    await expect(page.getByRole('link', { name: say('새로 만들기', 'New'), exact: true })).toHaveCount(0)
  })
})
