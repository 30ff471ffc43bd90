import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import * as v from 'valibot'
import { qrLoginLimits } from '../../../contract/accounts/qr-login.ts'
import { approveQr, refuseQr, scanQr } from '../../api/qr-login/phone.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
import { qrLogins } from '../../db/schema/sign-in.ts'
import { antiForgeryField, saveTyped, readForm, readTyped } from '../forms.ts'
import { icons } from '../icons.ts'
import { sandboxMembers } from '../members.ts'
import { addressOf, languageOf, type Markup, momentText, sendPage, timeLeft } from '../page.ts'
import { phoneMessages } from './messages.ts'

/** Maximum length of a code's text; it is an address of about 150 characters. */
const longestCode = 500

const answerSchema = v.object({
  student: v.picklist(sandboxMembers.map(({ userid }) => userid)),
  answer: v.picklist(['approve', 'refuse']),
})
const formSchema = v.union([v.object({ qr: v.pipe(v.string(), v.maxLength(longestCode)) }), answerSchema])

/** The code that was opened by its address, or typed. */
const codeOf = (c: Context) => c.req.query('qr') || readTyped(c, 'phone')

const phoneCookie = 'sandbox-phone'

/** Id of the phone: each browser is one. */
function phoneOf(c: Context): string {
  const known = getCookie(c, phoneCookie)
  if (known) return known
  const made = randomUUID()
  setCookie(c, phoneCookie, made, { path: '/sandbox/phone', httpOnly: true, sameSite: 'Lax' })
  return made
}

/** Stands in for the school's app: reads a login code, and approves or refuses it as one of the students. */
export function phonePage(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { db, clock } = services
  const app = new Hono()

  const send = (c: Context, body: Markup) => {
    const locale = languageOf(c)
    const { title, subtitle, does, doesWhat, about, aboutWhat } = phoneMessages[locale]
    const titleBlock = [
      { term: does, value: doesWhat },
      { term: about, text: aboutWhat },
    ]
    return sendPage(c, clock, { locale, title, subtitle, body, titleBlock })
  }

  app.get('/', async (c) => {
    const text = codeOf(c)
    if (!text) return send(c, scanForm(c))
    // Opening the address is what the app does after scanning the code.
    const { status } = await scanQr(db, clock, text, phoneOf(c))
    if (status === 'scanned') return send(c, await approval(c, services, text))
    saveTyped(c, 'phone', undefined)
    const messages = phoneMessages[languageOf(c)]
    const said = messages.over[status ?? 'unknown']
    return send(
      c,
      html`<h1>${said}</h1><p class="actions"><a class="button main" href="/sandbox/phone">${messages.again}</a></p>`,
    )
  })

  app.post('/', async (c) => {
    const filled = await readForm(c, formSchema)
    if ('qr' in filled) {
      saveTyped(c, 'phone', filled.qr)
      return c.redirect(addressOf(c), 303)
    }
    const { student, answer } = filled
    const text = codeOf(c) ?? ''
    if (answer === 'refuse') await refuseQr(db, clock, text, phoneOf(c))
    else {
      const [member] = await db.select({ id: members.id }).from(members).where(eq(members.userid, student))
      if (member) await approveQr(db, clock, text, member.id, phoneOf(c))
    }
    return c.redirect(addressOf(c), 303)
  })
  return app
}

function finder(drawing: Markup | string): Markup {
  return html`<div class="finder">${drawing}</div>`
}

function scanForm(c: Context): Markup {
  const { heading, lead, field, read } = phoneMessages[languageOf(c)].scan
  return html`${finder('')}<h1>${heading}</h1><p class="quiet">${lead}</p>
<form method="post">${antiForgeryField(c)}<p class="field"><label for="qr">${field}</label><span class="row"><input class="code" id="qr" name="qr" required autocomplete="off"><button class="button">${read}</button></span></p></form>`
}

async function approval(
  c: Context,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  text: string,
): Promise<Markup> {
  const locale = languageOf(c)
  const messages = phoneMessages[locale]
  const [id = ''] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text) ?? []
  const [code] = await db.select().from(qrLogins).where(eq(qrLogins.id, id))
  const rows = await db
    .select()
    .from(members)
    .where(inArray(members.userid, [...sandboxMembers.map(({ userid }) => userid)]))
  const students = sandboxMembers.flatMap(({ userid }, index) => {
    const member = rows.find((each) => each.userid === userid)
    if (!member) return []
    const school = [member.belonging.scnm, member.belonging.dept, member.belonging.clno].filter(Boolean).join(' ')
    const note = messages.standing[member.status] ?? (member.isIdentityVerified ? '' : messages.unverified)
    return [
      html`<label><input type="radio" name="student" value="${userid}"${index === 0 ? ' checked' : ''}><span><b>${member.name || userid}</b><small>${school || userid}</small></span><span class="note">${note}</span></label>`,
    ]
  })
  // Only the opened address contains the code, as the code itself says.
  const said = URL.parse(text) ?? new URL(c.req.url)
  const drawing = renderSVG(said.href, { border: 1, whiteColor: 'transparent', blackColor: '#FFFFFF' })
  const seconds = qrLoginLimits.codeSeconds
  return html`${finder(raw(drawing))}<h1>${messages.approveHeading}</h1>
<dl class="details"><div><dt>${messages.place}</dt><dd>${said.host}</dd></div>${
    code
      ? html`<div><dt>${messages.asked}</dt><dd>${momentText(code.requestedAt)}</dd></div></dl>
${timeLeft(locale, { until: code.expiresAt, now: clock.now(), seconds, units: seconds / 10, of: messages.time })}`
      : html`</dl>`
  }
<form method="post">
${antiForgeryField(c)}
<fieldset><legend>${messages.students}</legend><div class="choices">${students}</div></fieldset>
<div class="actions">
<button class="button main" name="answer" value="approve">${icons.approve}${messages.approve}</button>
<button class="button" name="answer" value="refuse">${icons.refuse}${messages.refuse}</button>
</div>
</form>
<p class="hint">${messages.hint} <a href="/sandbox/clock">${messages.clock}</a></p>`
}
