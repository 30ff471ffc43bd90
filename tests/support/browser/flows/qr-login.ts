import { expect } from '@playwright/test'
import * as v from 'valibot'
import { qrCodeSchema } from '../../../../contract/accounts/qr-login.ts'
import type { QrLoginEnvironment } from '../../../../machines/models/user-driver.ts'
import { sandboxPersons } from '../../../../server/sandbox/persons.ts'
import { pollIntervals, type Tab } from '../tab.ts'

const userIdOf = (key: string) => sandboxPersons.find((person) => person.key === key)?.userid ?? key

/** Scans and answers the QR code of the page in the sandbox's school app. */
export function driveQrLogin({ context, page, pick }: Tab): QrLoginEnvironment {
  let qrText: string | undefined
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/v1/member/auth/did/qr')) return
    const answer = v.safeParse(v.object({ content: qrCodeSchema }), await response.json().catch(() => undefined))
    if (answer.success) qrText = answer.output.content.text
  })
  return {
    actInSchoolApp: async (action, student) => {
      await expect.poll(() => qrText, { intervals: pollIntervals }).toBeDefined()
      const phone = await context.newPage()
      await phone.goto(new URL(qrText ?? '').href)
      if (action !== 'scan') {
        await phone
          .getByRole('radio')
          .and(phone.locator(`[value="${userIdOf(student ?? '')}"]`))
          .check()
        const name = pick(action === 'approve' ? ['승인', 'Approve'] : ['거절', 'Refuse'])
        const button = phone.getByRole('button', { name, exact: true })
        await button.click()
        await expect(button).toBeHidden()
        // Playwright does not report the close of a page that navigates.
        await phone.waitForLoadState()
      }
      await phone.close()
    },
  }
}
