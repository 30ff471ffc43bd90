import { Hono } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { Locale } from '../../contract/values/locale.ts'
import type { Services } from '../api/handler.ts'
import { antiForgeryField, readForm } from './forms.ts'
import { restoreMembers, sandboxMembers } from './members.ts'
import { addressOf, languageOf, sendPage } from './page.ts'

const requestSchema = v.object({ answer: v.literal('restore') })

const messages = {
  ko: {
    title: '연습용 회원',
    subtitle: '로그인해 볼 수 있는 회원이에요',
    userid: '아이디',
    password: '비밀번호',
    restore: '처음 상태로 되돌리기',
    hint: '탈퇴하거나 제한된 회원과 비밀번호를 처음 상태로 되돌려요. 주문은 그대로예요.',
  },
  en: {
    title: 'Sandbox members',
    subtitle: 'Members to log in as',
    userid: 'ID',
    password: 'Password',
    restore: 'Restore',
    hint: 'Restores members who left or were restricted, and passwords. Orders stay as they are.',
  },
} as const satisfies Record<Locale, object>

/** Lists the sandbox's members and restores them: by a button, and for tests by `POST {"answer": "restore"}`. */
export function membersPage(services: Pick<Services, 'db' | 'clock' | 'passwords'>): Hono {
  const page = new Hono()

  page.get('/', (c) => {
    const locale = languageOf(c)
    const { title, subtitle, userid, password, restore, hint } = messages[locale]
    return sendPage(c, services.clock, {
      locale,
      title,
      subtitle,
      body: html`<h1>${title}</h1>
<form method="post">
${antiForgeryField(c)}
<div class="actions"><button class="button main" name="answer" value="restore">${restore}</button></div>
</form>
<p class="hint">${hint}</p>`,
      titleBlock: sandboxMembers.map((member) => ({
        term: `${userid} ${member.userid}`,
        value: `${password} ${member.password}`,
      })),
    })
  })

  page.post('/', async (c) => {
    // Other sites cannot send JSON here: their browsers send a preflight request, which is not answered.
    if (c.req.header('Content-Type')?.startsWith('application/json')) {
      const asked = v.safeParse(requestSchema, await c.req.json().catch(() => undefined))
      if (!asked.success) throw new HTTPException(400, { message: 'answer must be restore' })
      await restoreMembers(services.db, services.passwords)
      return c.json({})
    }
    await readForm(c, requestSchema)
    await restoreMembers(services.db, services.passwords)
    return c.redirect(addressOf(c), 303)
  })
  return page
}
