import { expect, expectAccessible, test, waitForHydration } from '../support/browser/fixtures.ts'
import { driveOrders } from '../support/browser/flows/orders.ts'
import { logIn } from '../support/browser/log-in.ts'
import { createTab } from '../support/browser/tab.ts'

/** Would end the page's script, start a tag and fill a message, if it were anything but text. */
const text = 'Hands on\nfrom {0} the first lesson. </script><b>bold</b>'

test('a member writes a review after the lessons, others read and report it, and its author deletes it', {
  tag: '@once',
}, async ({ page, context, browser, language, say, baseURL }) => {
  test.slow()
  await logIn(context)
  // Buys the course 102 and finishes its lessons.
  await driveOrders(createTab(context, page, language)).openOrder('paid', 'refundPreview nothing')
  const address = `${baseURL}/contents/detail?id=102&lang=${language}#reviews`
  await page.goto(address)
  await waitForHydration(page)
  const section = page.locator('#reviews')
  await section.scrollIntoViewIfNeeded()
  const publish = section.getByRole('button', { name: say('후기 등록', 'Publish review') })
  await publish.click()
  await expect(section.getByRole('radio').first()).toBeFocused()
  await section.getByRole('radio', { name: '4' }).check({ force: true })
  await section.getByLabel(say('어떠셨나요?', 'What was it like?')).fill(text)
  await expectAccessible(page)
  await test.step('the line breaks off while it is sent', async () => {
    await page.route('**/api/**', (route) => route.abort(), { times: 1 })
    await publish.click()
    await expect(section.getByRole('alert')).toContainText(
      say('입력한 내용은 그대로예요. 다시 시도해 주세요.', 'What you entered is still here. Try again.'),
    )
    await expect(section.getByLabel(say('어떠셨나요?', 'What was it like?'))).toHaveValue(text)
    await expect(section.getByRole('radio', { name: '4' })).toBeChecked()
  })
  await publish.click()
  await expect(section.getByText(text.slice(text.indexOf('from')))).toBeVisible()
  await expect(section.getByText(say('5점 만점에 4점, 후기 1개', '4 out of 5 from 1 review'))).toBeVisible()

  await test.step('a visitor without the script reads it', async () => {
    const visitor = await browser.newContext({ javaScriptEnabled: false })
    const read = await visitor.newPage()
    // Another visitor's page leaves the memory as soon as the notification has come.
    await expect(async () => {
      await read.goto(address)
      await expect(read.locator('#reviews').getByText('the first lesson. </script><b>bold</b>')).toBeVisible()
    }).toPass()
    await expect(
      read.locator('#reviews').getByText(say('5점 만점에 4점, 후기 1개', '4 out of 5 from 1 review')),
    ).toBeVisible()
    await visitor.close()
  })

  await test.step('another member reports it', async () => {
    const other = await browser.newContext()
    await logIn(other, 'company01')
    const read = await other.newPage()
    await read.goto(address)
    await waitForHydration(read)
    const list = read.locator('#reviews')
    await list.scrollIntoViewIfNeeded()
    await list.getByRole('button', { name: say('후기 신고', 'Report') }).click()
    const thanks = say('알려 주셔서 고마워요. 확인할게요.', 'Thank you. We’ll look at it.')
    await expect(list.getByRole('status').filter({ hasText: thanks })).toBeVisible()
    await expectAccessible(read)
    await other.close()
  })

  await page.reload()
  await waitForHydration(page)
  await section.scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await section.getByRole('button', { name: say('후기 수정', 'Edit review') }).click()
  await section.getByRole('radio', { name: '2' }).check({ force: true })
  await section.getByRole('button', { name: say('후기 저장', 'Save review') }).click()
  await expect(section.getByText(say('5점 만점에 2점', '2 out of 5'), { exact: true })).toBeVisible()
  await section.getByRole('button', { name: say('후기 삭제', 'Delete review') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('삭제', 'Delete') })
    .click()
  await expect(publish).toBeVisible()
  await expect(section.getByText(say('후기 1개', '1 review'))).toBeHidden()
})
