import { expect } from '@playwright/test'
import * as v from 'valibot'
import { openQrLogin, qrCodeSchema } from '#contract/accounts/qr-login.ts'
import { sandboxPersons } from '#server/sandbox/persons.ts'
import type { QrLoginEnvironment } from '#tests/flows/user-driver.ts'
import { pollIntervals, type Tab } from '../tab.ts'
import type { Traffic } from '../web-page.ts'

const userIdOf = (key: string) => sandboxPersons.find((person) => person.key === key)?.userid ?? key

/** Scans and answers the QR code of the page in the sandbox's school app. */
export function driveQrLogin({ context, pick }: Tab, traffic: Traffic): QrLoginEnvironment {
  const readText = async () => {
    const answer = v.safeParse(v.object({ content: qrCodeSchema }), await traffic.lastAnswer(openQrLogin.name))
    return answer.success ? answer.output.content.text : ''
  }
  return {
    actInSchoolApp: async (action, student) => {
      await expect.poll(readText, { intervals: pollIntervals }).not.toBe('')
      const phone = await context.newPage()
      await phone.goto(await readText())
      if (action !== 'scan') {
        await phone
          .getByRole('radio')
          .and(phone.locator(`[value="${userIdOf(student ?? '')}"]`))
          .check()
        const name = pick(action === 'approve' ? ['승인', 'Approve'] : ['거절', 'Refuse'])
        const button = phone.getByRole('button', { name, exact: true })
        await button.click()
        await button.waitFor({ state: 'hidden' })
        // Playwright does not report the close of a page that navigates.
        await phone.waitForLoadState()
      }
      await phone.close()
    },
  }
}
