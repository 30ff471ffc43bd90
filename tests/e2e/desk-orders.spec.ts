import { deskOriginOf, openDesk } from '../support/browser/desk.ts'
import { expect, expectAccessible, test } from '../support/browser/fixtures.ts'
import { findLayoutFaults } from '../support/browser/measure-page.ts'
import { placeOrder } from '../support/browser/place-order.ts'

/** Orders at the operators' desk. Its passkeys need Chromium's own protocol. */
test.describe('orders at the desk', { tag: '@chromium' }, () => {
  test('an operator finds an order, notes on it and refunds it', async ({ page, context, baseURL, say }) => {
    const number = await placeOrder(context)
    await openDesk(page, ['money'])
    await page.goto(`${deskOriginOf(baseURL)}/orders`)
    await page.getByRole('textbox', { name: say('주문번호', 'Order number') }).fill(number.toLowerCase())
    await page.getByRole('button', { name: say('검색', 'Search'), exact: true }).click()
    await expect(page.getByText(say('모두 1건', '1 in all'))).toBeVisible()
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()

    const write = say('메모 추가', 'Add a note')
    await page.getByRole('button', { name: write }).click()
    const note = page.getByRole('group', { name: write })
    await note.getByRole('textbox').fill('Called at ten')
    await note.getByRole('button').click()
    await expect(page.getByRole('list').getByText('Called at ten')).toBeVisible()

    await page.getByRole('link', { name: say('환불', 'Refund'), exact: true }).click()
    const reason = page.getByRole('textbox', { name: say('기록에 남길 이유', 'Reason, for the record') })
    await reason.fill('Bought twice')
    const check = page.getByRole('button', { name: say('환불 확인', 'Check the refund') })
    await check.click()
    const confirmation = page.getByRole('heading', { name: say('69,000원을 환불할까요?', 'Refund ₩69,000?') })
    await expect(confirmation).toBeFocused()
    // What was typed stays on the way back.
    await page.getByRole('button', { name: say('이전', 'Back'), exact: true }).click()
    await expect(reason).toHaveValue('Bought twice')
    await check.click()
    await page.getByRole('button', { name: say('69,000원 환불', 'Refund ₩69,000'), exact: true }).click()
    await expect(page.locator('[data-flow=desk-refund]')).toHaveAttribute('data-state', 'refunded')
    await page.getByRole('link', { name: number }).click()
    await expect(page.getByText(say('환불 완료', 'Refund completed')).first()).toBeVisible()
    await expect(page.getByRole('list').getByText('Bought twice').first()).toBeVisible()
  })

  test('its pages have room for everything, and no fault that axe finds', { tag: '@exhaustive' }, async ({
    page,
    context,
    baseURL,
  }) => {
    const number = await placeOrder(context)
    // Its state has the longest name.
    await placeOrder(context, { payment: 'awaited deposit' })
    await openDesk(page, ['owner'])
    for (const path of ['/orders', `/orders/${number}`, `/orders/${number}/refund`, '/shipments', '/approvals', '/']) {
      await page.goto(`${deskOriginOf(baseURL)}${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 })
        expect({ path, width, faults: await findLayoutFaults(page) }).toEqual({ path, width, faults: [] })
      }
      await expectAccessible(page)
    }
  })

  test('says in its own words what a parcel lacks, and takes the day on which it arrived', async ({
    page,
    context,
    baseURL,
    say,
  }) => {
    const number = await placeOrder(context, {
      items: [{ kind: 'device', device: 15, sale_type: 'purchase', months: 0, quantity: 1 }],
    })
    await openDesk(page, ['support'])
    await page.goto(`${deskOriginOf(baseURL)}/orders/${number}`)
    await page.getByRole('button', { name: say('발송', 'Ship'), exact: true }).click()
    const form = page.getByRole('group', { name: say('발송', 'Ship'), exact: true })
    const parcel = form.getByRole('textbox', { name: say('송장번호', 'Tracking number') })
    const submit = form.getByRole('button', { name: say('발송', 'Ship'), exact: true })
    await form.getByRole('combobox').selectOption({ label: say('우체국택배', 'Korea Post') })
    await parcel.fill('12')
    await submit.click()
    await expect(parcel).toHaveJSProperty(
      'validationMessage',
      say(
        '송장번호를 영문, 숫자, 하이픈으로 4~30자 입력해 주세요.',
        'Enter a tracking number of 4 to 30 letters, digits and hyphens.',
      ),
    )
    await parcel.fill(' 1234\u20135678 ')
    await submit.click()
    await expect(page.getByRole('link', { name: '1234-5678' })).toHaveAttribute('href', /epost\.go\.kr.*12345678$/)
    await page.getByRole('button', { name: say('배송 완료로 표시', 'Mark as delivered') }).click()
    const day = page.getByLabel(say('배송 완료일', 'Arrived on'))
    await expect(day).toHaveAttribute('min', (await day.getAttribute('max')) ?? '')
    await page.getByRole('button', { name: say('도착했어요', 'It has arrived') }).click()
    await expect(page.getByRole('button', { name: say('배송 완료로 표시', 'Mark as delivered') })).toHaveCount(0)
    await expect(page.getByRole('link', { name: say('라벨', 'Label') })).toBeVisible()
  })

  test('without a connection what was typed stays, and another tab shows what was done', async ({
    page,
    context,
    baseURL,
    say,
  }) => {
    const number = await placeOrder(context)
    await openDesk(page, ['support'])
    const address = `${deskOriginOf(baseURL)}/orders/${number}`
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await tab.goto(address)
      await expect(tab.getByRole('heading', { level: 1, name: number })).toBeVisible()
    }
    const write = say('메모 추가', 'Add a note')
    await page.getByRole('button', { name: write }).click()
    const note = page.getByRole('group', { name: write })
    await note.getByRole('textbox').fill('Called at noon')
    await context.setOffline(true)
    await note.getByRole('button').click()
    await expect(page.getByRole('alert')).toContainText(say('서버에 연결할 수 없어요', 'can’t be reached'))
    await expect(note.getByRole('textbox')).toHaveValue('Called at noon')
    await context.setOffline(false)
    await note.getByRole('button').click()
    await expect(page.getByRole('list').getByText('Called at noon')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await expect(other.getByText('Called at noon')).toHaveCount(0)
    // As when the operator returns to the tab: pages of a test are always in sight.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(other.getByRole('list').getByText('Called at noon')).toBeVisible()
  })
})
