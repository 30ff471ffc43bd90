import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'

/** Files of the build by their source, with the files that they import. */
const manifest = v.parse(
  v.record(
    v.string(),
    v.object({
      file: v.string(),
      imports: v.optional(v.array(v.string()), []),
      css: v.optional(v.array(v.string()), []),
    }),
  ),
  JSON.parse(readFileSync(new URL('../../dist/client/.vite/manifest.json', import.meta.url), 'utf8')),
)

/** Scripts and styles that these sources need, with all that they import. */
function filesOf(...keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no ${key}.`)
    if (files.has(chunk.file)) return
    for (const file of [chunk.file, ...chunk.css]) files.add(file)
    chunk.imports.forEach(add)
  }
  keys.forEach(add)
  return files
}

const crane = '/contents/detail?id=401&memberType=IDV'

test('lets a visitor measure an artery on the home page by keys alone', async ({ page, say }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.goto('/')
  await waitForHydration(page)
  const begin = page.getByRole('button', { name: say('30초 동안 동맥 재 보기', 'Measure an artery in 30 seconds') })
  await expect(begin).toBeVisible()
  expect(loaded.filter((path) => /\/(practice|\w+-question)\.lazy/.test(path))).toEqual([])
  await begin.focus()
  await page.keyboard.press('Enter')
  const practice = page.getByRole('group', { name: say('실습', 'Practice'), exact: true })
  await expect(practice).toBeFocused()
  await expectAccessible(page)
  // The wall reaches from 150 to 286 in the picture; one step of a slider is two of its units.
  await practice.getByRole('slider', { name: say('위 캘리퍼', 'Upper calliper') }).focus()
  for (let y = 96; y < 150; y += 2) await page.keyboard.press('ArrowRight')
  await practice.getByRole('slider', { name: say('아래 캘리퍼', 'Lower calliper') }).focus()
  for (let y = 340; y > 286; y -= 2) await page.keyboard.press('ArrowLeft')
  await practice.getByRole('button', { name: say('34mm로 재기', 'Measure: 34 mm') }).press('Enter')
  await expect(practice.getByRole('status')).toContainText(say('맞았어요.', 'Right.'))
  await page.keyboard.press('Enter')
  await expect(practice.getByRole('heading', { name: say('1개 가운데 1개를 맞혔어요', '1 of 1 right') })).toBeFocused()
  await expectAccessible(page)
  const course = practice.getByRole('link', { name: say('과정 보기', 'See the course') })
  await expect(course).toHaveAttribute('href', /^\/contents\/detail\?id=104&/)
  await practice.getByRole('button', { name: say('닫기', 'Close') }).click()
  await expect(begin).toBeVisible()
})

test('lets a visitor read the wind on the page of the crane, where nothing moves', async ({ page, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(crane)
  await waitForHydration(page)
  await page.getByRole('button', { name: say('30초 동안 바람 읽어 보기', 'Read the wind in 30 seconds') }).click()
  const practice = page.getByRole('group', { name: say('실습', 'Practice'), exact: true })
  const goOn = practice.getByRole('button', { name: say('계속 올리기', 'Keep hoisting') })
  const stop = practice.getByRole('button', { name: say('내리고 멈추기', 'Set down and stop') })
  const status = practice.getByRole('status')
  await expect(practice.getByRole('img')).toHaveAccessibleName(/12/)
  await expectAccessible(page)
  await goOn.click()
  await expect(status).toContainText(say('맞았어요.', 'Right.'))
  await practice.getByRole('button', { name: say('다음 바람', 'Next reading') }).click()
  await expect(practice.getByRole('img')).toHaveAccessibleName(/17/)
  // Gusts of 17 m/s are above the limit of 15.
  await goOn.click()
  await expect(status).toContainText(say('아직이에요.', 'Not yet.'))
  await practice.getByRole('button', { name: say('다음 바람', 'Next reading') }).click()
  await expect(practice.getByRole('img')).toHaveAccessibleName(/14/)
  await stop.click()
  await expect(status).toContainText(say('아직이에요.', 'Not yet.'))
  await practice.getByRole('button', { name: say('결과 보기', 'See the result') }).click()
  await expect(practice.getByRole('heading', { name: say('3개 가운데 1개를 맞혔어요', '1 of 3 right') })).toBeFocused()
  // The page is the course's own.
  await expect(practice.getByRole('link')).toHaveCount(0)
})

test('asks a question of a course by keys alone', async ({ page, say }) => {
  await page.goto('/contents/detail?id=102&memberType=IDV')
  await waitForHydration(page)
  const begin = page.getByRole('button', {
    name: say('30초 동안 심정지 호흡 가려내기', 'Tell gasping from breathing in 30 seconds'),
  })
  await begin.focus()
  await page.keyboard.press('Enter')
  const practice = page.getByRole('group', { name: say('실습', 'Practice'), exact: true })
  await expect(practice).toBeFocused()
  await expect(practice.getByRole('button')).toHaveCount(3)
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(practice.getByRole('status')).toContainText(say('맞았어요.', 'Right.'))
  await expect(practice.getByRole('button', { name: say('결과 보기', 'See the result') })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(practice.getByRole('heading', { name: say('1개 가운데 1개를 맞혔어요', '1 of 1 right') })).toBeFocused()
  await expect(practice.getByText(say('1강: 어깨를 두드리고 호흡 보기', 'Lesson 1: Tap the shoulders'))).toBeVisible()
  await expectAccessible(page)
})

test('lets a visitor find the signs of a forged email by keys alone', async ({ page, say }) => {
  await page.goto('/contents/detail?id=501&memberType=IDV')
  await waitForHydration(page)
  await page
    .getByRole('button', { name: say('30초 동안 가짜 메일 가려내기', 'Spot a forged email in 30 seconds') })
    .press('Enter')
  const practice = page.getByRole('group', { name: say('실습', 'Practice'), exact: true })
  await expect(practice).toBeFocused()
  await expectAccessible(page)
  // Sender, subject, greeting, reason, rush, link.
  for (const presses of [1, 4, 1]) {
    for (let at = 0; at < presses; at++) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await expect(practice.getByRole('status')).toContainText(say('3곳 가운데 3곳 표시', '3 of 3 marked'))
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(practice.getByRole('status')).toContainText(say('맞았어요.', 'Right.'))
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(practice.getByRole('heading', { name: say('3개 가운데 3개를 맞혔어요', '3 of 3 right') })).toBeFocused()
})

test('lets a visitor steam milk where nothing moves', async ({ page, say }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/contents/detail?id=604&memberType=IDV')
  await waitForHydration(page)
  await page.getByRole('button', { name: say('30초 동안 우유 데워 보기', 'Steam milk in 30 seconds') }).click()
  const practice = page.getByRole('group', { name: say('실습', 'Practice'), exact: true })
  const status = practice.getByRole('status')
  await practice.getByRole('slider').fill('3')
  await expectAccessible(page)
  await practice.getByRole('button', { name: say('공기 멈추기', 'Stop the air') }).click()
  await expect(status).toContainText(say('맞았어요.', 'Right.'))
  await practice.getByRole('button', { name: say('우유 데우기', 'Heat the milk') }).click()
  await practice.getByRole('slider').fill('74')
  await expect(practice.getByRole('img')).toHaveAccessibleName(/74/)
  await expectAccessible(page)
  await practice.getByRole('button', { name: say('스팀 멈추기', 'Stop the steam') }).click()
  await expect(status).toContainText(say('70도를 넘긴 우유는 다시 쓰지 않아요.', 'Milk past 70 °C isn’t used again.'))
})

test('drags the approach to three degrees, and builds a request on board', async ({ page, say }) => {
  await page.goto('/contents/detail?id=201&memberType=IDV')
  await waitForHydration(page)
  await page.getByRole('button', { name: say('30초 동안 접근 각도', 'Hold an approach angle') }).click()
  const practice = page.getByRole('group', { name: say('실습', 'Practice'), exact: true })
  const picture = practice.getByRole('img')
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not shown.')
  // From 4.3 degrees to 3, of which a quarter of the picture is one.
  await page.mouse.move(box.x + 100, box.y + box.height * 0.2)
  await page.mouse.down()
  await page.mouse.move(box.x + 100, box.y + box.height * 0.525, { steps: 4 })
  await page.mouse.up()
  await expect(picture).toHaveAccessibleName(new RegExp(`${say('흰색 2개, 빨간색 2개', '2 white, 2 red')}$`))
  await expectAccessible(page)
  await page.goto('/contents/detail?id=301&memberType=IDV')
  await waitForHydration(page)
  await page.getByRole('button', { name: say('30초 동안 기내에서', 'Make a request on board') }).click()
  for (const piece of ['Could I', 'have', 'another blanket?']) {
    await practice.getByRole('button', { name: piece, exact: true }).click()
  }
  await expect(practice.getByText('Could I have another blanket?')).toBeVisible()
  await expectAccessible(page)
  await practice.getByRole('button', { name: say('말하기', 'Say it'), exact: true }).click()
  await expect(practice.getByRole('status')).toContainText(say('맞았어요.', 'Right.'))
})

for (const [kind, course] of [
  ['ultrasound', 104],
  ['approach', 201],
  ['request', 301],
  ['wind', 401],
  ['mail', 501],
  ['milk', 604],
  ['choice', 102],
] as const) {
  test(
    `loads at most 40 kB for ${kind}, and no other questions`,
    { tag: '@exhaustive' },
    async ({ page, say }, { annotations }) => {
      await page.goto(`/contents/detail?id=${course}&memberType=IDV`)
      await waitForHydration(page)
      await page.waitForLoadState('networkidle')
      const loaded: { readonly path: string; readonly bytes: Promise<number> }[] = []
      const own = filesOf(
        'src/features/practice/practice.lazy.tsx',
        `src/features/practice/${kind}-question.lazy.tsx`,
        `locales/practice/${say('ko', 'en')}.po`,
      )
      page.on('requestfinished', (request) => {
        // Parts of the page that load late are none of its own.
        const file = new URL(request.url()).pathname.slice(1)
        if (!own.has(file) && !/-question\.lazy/.test(file)) return
        const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize)
        loaded.push({ path: new URL(request.url()).pathname, bytes })
      })
      await page.getByRole('button', { name: say('30초 동안', 'in 30 seconds') }).click()
      await expect(page.getByRole('group', { name: say('실습', 'Practice'), exact: true })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const questions = loaded.flatMap(({ path }) => /\/(\w+)-question\.lazy.*\.js$/.exec(path)?.[1] ?? [])
      expect(questions).toEqual([kind])
      const bytes = (await Promise.all(loaded.map((file) => file.bytes))).reduce((sum, each) => sum + each, 0)
      annotations.push({ type: 'bytes', description: `${bytes}` })
      expect(bytes).toBeGreaterThan(3_000)
      expect(bytes).toBeLessThan(40_000)
    },
  )
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('keeps the still picture, and offers nothing that would not work', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#slide-1 img').first()).toBeVisible()
    await expect(page.locator('#slide-1').getByRole('button')).toHaveCount(0)
  })
})
