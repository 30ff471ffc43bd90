import { Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import type { Services } from '../api/handler.ts'
import { actions, button, form } from './controls.ts'
import { readForm, readJson } from './forms.ts'
import { restoreMembers, sandboxMembers } from './members.ts'
import { addressOf, languageOf, sayIn, sendPage } from './page.ts'

const requestSchema = v.object({ answer: v.literal('restore') })

/** Lists the sandbox's members and restores them: by a button, and for tests by `POST {"answer": "restore"}`. */
export function membersPage(services: Pick<Services, 'db' | 'clock' | 'passwords'>): Hono {
  const page = new Hono()

  page.get('/', (c) => {
    const say = sayIn(languageOf(c))
    const title = say('연습용 회원', 'Sandbox members')
    const restore = button({ value: 'restore', text: say('처음 상태로 되돌리기', 'Restore'), isMain: true })
    return sendPage(c, services.clock, {
      title,
      subtitle: say('로그인해 볼 수 있는 회원이에요', 'Members to log in as'),
      body: html`<h1>${title}</h1>
${form(c, actions(restore))}
<p class="hint">${say('탈퇴하거나 제한된 회원과 비밀번호를 처음 상태로 되돌려요. 주문은 그대로예요.', 'Restores members who left or were restricted, and passwords. Orders stay as they are.')}</p>`,
      facts: sandboxMembers.map(({ userid, password }) => ({
        term: `${say('아이디', 'ID')} ${userid}`,
        value: `${say('비밀번호', 'Password')} ${password}`,
      })),
    })
  })

  page.post('/', async (c) => {
    const asked = await readJson(c, requestSchema)
    if (!asked) await readForm(c, requestSchema)
    await restoreMembers(services.db, services.passwords)
    return asked ? c.json({}) : c.redirect(addressOf(c), 303)
  })
  return page
}
