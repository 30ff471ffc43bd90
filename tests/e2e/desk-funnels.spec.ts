import { once } from 'node:events'
import { request } from 'node:http'
import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { samplePassword } from '#tests/flows/samples/samples.ts'
import { deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { findLayoutFaults } from '../support/browser/measure-page.ts'

const rowsSchema = v.object({
  content: v.array(v.object({ state: v.string(), entered: v.number() })),
})

/** Runs of the login on the mobile or desktop layout in a language, by state, as the desk knows them. */
async function loginRuns(desk: Page, view: { readonly layout: string; readonly locale: string }) {
  const query = new URLSearchParams({ flow: 'login', from: '2026-01-01', until: '2026-12-31', ...view })
  const answer = await desk.evaluate(
    async (address) => (await fetch(address)).json(),
    `/api/v1/desk/figures/funnel?${query}`,
  )
  return new Map(v.parse(rowsSchema, answer).content.map(({ state, entered }) => [state, entered]))
}

/** The script that counts, which loads with the first thing to count. */
const countingScript = /\/assets\/visit-counts-/

/** Addresses of the beacons that a page sends. Chromium reports no request of a page that is being left. */
async function recordBeacons(page: Page): Promise<string[]> {
  const addresses: string[] = []
  await page.exposeFunction('noteBeacon', (address: string) => addresses.push(address))
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator)
    navigator.sendBeacon = (address, body) => {
      Reflect.get(window, 'noteBeacon')(String(address))
      return send(address, body)
    }
  })
  return addresses
}

/** Counts a search without a result as a visitor of another network does. */
async function searchInVain(baseURL: string | undefined, from: string, word: string): Promise<void> {
  const { origin, port } = new URL(baseURL ?? '')
  const body = JSON.stringify({ layout: 'desktop', locale: 'ko', states: [], searches: [word] })
  const headers = { Host: `localhost:${port}`, Origin: origin, 'Content-Type': 'application/json' }
  const sent = request({
    ...{ host: '127.0.0.1', port, localAddress: from, method: 'POST', path: '/api/v1/visit-counts' },
    headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
  }).end(body)
  const [response] = await once(sent, 'response')
  expect(response.statusCode).toBe(200)
  response.resume()
}

test.describe('what visitors do', { tag: '@chromium' }, () => {
  test('is counted without saying who, and shown at the desk', async ({
    page,
    context,
    baseURL,
    layout,
    language,
    say,
  }) => {
    const desk = await context.newPage()
    await openDesk(desk, ['viewer'])
    const before = await loginRuns(desk, { layout, locale: language })

    const visitor = await context.newPage()
    const beacons = await recordBeacons(visitor)
    const loaded = visitor.waitForResponse(countingScript)
    await visitor.goto(`${baseURL}/login`)
    await loaded
    await waitForHydration(visitor)
    await visitor.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
    await visitor.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill(samplePassword)
    await visitor.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
    await expect(visitor).toHaveURL(/\/$/)
    await visitor.close({ runBeforeUnload: true })
    await expect.poll(() => beacons).toEqual(['/api/v1/visit-counts'])
    await expect(async () => {
      const after = await loginRuns(desk, { layout, locale: language })
      // Other tests log in meanwhile.
      for (const name of ['begin', 'enteringPassword', 'checkingPassword', 'signedIn'])
        expect(after.get(name) ?? 0, name).toBeGreaterThan(before.get(name) ?? 0)
    }).toPass()

    await desk.goto(`${deskOriginOf(baseURL)}/funnels`)
    const row = desk.getByRole('row', { name: say('로그인됨', 'Logged in') })
    await expect(row).toBeVisible()
    await expect(
      desk.getByRole('group', { name: say('상태도, 옆으로 움직여 보기', 'Diagram; scrolls sideways') }),
    ).toBeVisible()
    for (const width of [1440, 390, 320]) {
      await desk.setViewportSize({ width, height: 900 })
      expect({ width, faults: await findLayoutFaults(desk) }).toEqual({ width, faults: [] })
    }
    await expectAccessible(desk)
    await page.close()
  })

  test('is not counted when they ask not to be tracked', async ({ context, say }) => {
    const page = await context.newPage()
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const beacons = await recordBeacons(page)
    const loaded = page.waitForResponse(countingScript)
    await page.goto('/login')
    await loaded
    await waitForHydration(page)
    await page.getByLabel(say('아이디', 'ID'), { exact: true }).fill('practice01')
    await page.getByLabel(say('비밀번호', 'Password'), { exact: true }).fill('Wrong-word-1')
    await page.getByRole('button', { name: say('로그인', 'Log in'), exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(say('아이디', 'Your ID or password'))
    await page.close({ runBeforeUnload: true })
    expect(beacons).toEqual([])
  })

  test('are searches without a result, from the third time on', async ({ page, context, baseURL, say }) => {
    const word = `qz${crypto.randomUUID().replaceAll(/[^a-z]/g, '')}`
    const desk = await context.newPage()
    await openDesk(desk, ['content'])
    // A term counts once for each network, so two others look for it too.
    for (const from of ['127.0.0.2', '127.0.0.3']) await searchInVain(baseURL, from, word)
    await expect(async () => {
      // What counts loads late: a page that is left before does not count.
      const loaded = page.waitForResponse(countingScript)
      await page.goto(`/search?q=${word.toUpperCase()}`)
      await loaded
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      await page.goto('/agreement')
      await desk.goto(`${deskOriginOf(baseURL)}/empty-searches`)
      await expect(desk.getByRole('row', { name: new RegExp(word) })).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(say('결과 없는 검색어', 'No-result searches'))
    await expectAccessible(desk)
  })
})
