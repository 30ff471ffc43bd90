import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { html, raw } from 'hono/html'
import { renderSVG } from 'uqr'
import * as v from 'valibot'
import { type QrStatus, qrLoginLimits } from '#contract/accounts/qr-login.ts'
import { approveQr, refuseQr, scanQr } from '#server/api/qr-login/phone.ts'
import type { Database } from '#server/db/open.ts'
import { members } from '#server/db/schema/members.ts'
import { qrLogins } from '#server/db/schema/sign-in.ts'
import type { Clock } from '#server/lib/clock.ts'
import { actions, button, buttonLink, choices, field, form, icons, notice } from '../controls.ts'
import { readForm, readTyped, saveTyped } from '../forms.ts'
import { sandboxMembers } from '../members.ts'
import { addressOf, languageOf, type Markup, momentText, type Say, sayIn, sendPage, timeLeft } from '../page.ts'

/** Maximum length of a code's text; it is an address of about 150 characters. */
const longestCode = 500

const userids = sandboxMembers.map(({ userid }) => userid)
const answerSchema = v.object({ student: v.picklist(userids), answer: v.picklist(['approve', 'refuse']) })
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
    const say = sayIn(languageOf(c))
    return sendPage(c, clock, {
      title: say('연습용 학생증', 'Sandbox student ID'),
      subtitle: say('학교 앱이 아니에요', 'This is not the school’s app'),
      body,
      facts: [{ term: say('용도', 'Purpose'), value: say('QR 승인', 'Approves codes') }],
      about: say(
        '학교 앱의 모바일 학생증을 대신해요. QR을 읽고 승인해요.',
        'stands in for the student ID in the school’s app. It reads and approves codes.',
      ),
    })
  }

  app.get('/', async (c) => {
    const text = codeOf(c)
    if (!text) return send(c, scanForm(c))
    // Opening the address is what the app does after scanning the code.
    const { status } = await scanQr(db, clock, text, phoneOf(c))
    if (status === 'scanned') return send(c, await approval(c, services, text))
    saveTyped(c, 'phone', undefined)
    const say = sayIn(languageOf(c))
    const again = buttonLink('/sandbox/phone', say('다른 QR 읽기', 'Read another code'), true)
    return send(c, notice(overTexts(say)[status ?? 'unknown'], actions(again)))
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

/** Texts about a code that cannot be answered any more. */
function overTexts(say: Say): Readonly<Record<Exclude<QrStatus, 'scanned'> | 'unknown', string>> {
  return {
    waiting: say('아직 읽지 않은 QR이에요', 'This code has not been read yet'),
    approved: say('승인했어요. 컴퓨터를 봐 주세요', 'Approved. Please look at the computer'),
    refused: say('거절했어요', 'Refused'),
    expired: say('만료된 QR이에요', 'This code has expired'),
    used: say('이미 쓴 QR이에요', 'This code was already used'),
    unknown: say('없는 QR이에요', 'This code doesn’t exist'),
  }
}

function scanForm(c: Context): Markup {
  const say = sayIn(languageOf(c))
  const label = say('QR의 내용', 'Contents of the code')
  const read = button({ text: say('읽기', 'Read') })
  return html`<div class="finder"></div><h1>${say('컴퓨터의 QR을 비춰 주세요', 'Scan the code on the computer')}</h1>
<p class="quiet">${say('카메라 대신 QR의 내용을 붙여 넣어도 돼요.', 'Instead of a camera, paste the contents of the code.')}</p>
${form(c, field({ name: 'qr', label, longest: longestCode, isRequired: true, button: read }))}`
}

async function approval(
  c: Context,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  text: string,
): Promise<Markup> {
  const say = sayIn(languageOf(c))
  const [id = ''] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(text) ?? []
  const [code] = await db.select().from(qrLogins).where(eq(qrLogins.id, id))
  const rows = await db.select().from(members).where(inArray(members.userid, userids))
  const students = userids.flatMap((userid) => rows.find((each) => each.userid === userid) ?? [])
  // Only the opened address contains the code, as the code itself says.
  const said = URL.parse(text) ?? new URL(c.req.url)
  const drawing = renderSVG(said.href, { border: 1, whiteColor: 'transparent', blackColor: '#FFFFFF' })
  const seconds = qrLoginLimits.codeSeconds
  const of = say('3분', 'of 3 minutes')
  return html`<div class="finder">${raw(drawing)}</div><h1>${say('이 컴퓨터에서 로그인할까요?', 'Log in on this computer?')}</h1>
<dl class="details"><div><dt>${say('자리', 'Place')}</dt><dd>${said.host}</dd></div>${
    code && html`<div><dt>${say('요청한 때', 'Asked at')}</dt><dd>${momentText(code.requestedAt)}</dd></div>`
  }</dl>
${code && timeLeft(say, { until: code.expiresAt, now: clock.now(), seconds, tick: 10, of })}
${form(
  c,
  html`${choices(
    'student',
    say('학생', 'Students'),
    students.map((student) => choiceOf(student, say)),
  )}
${actions(
  button({ value: 'approve', text: say('승인', 'Approve'), icon: icons.approve, isMain: true }),
  button({ value: 'refuse', text: say('거절', 'Refuse'), icon: icons.refuse }),
)}`,
)}
<p class="hint">${say('시간이 지난 뒤를 보려면 시계를 3분 뒤로 옮겨 주세요.', 'To see an expired code, move the clock on by 3 minutes.')} <a href="/sandbox/clock">${say('연습 시계 열기', 'Open the sandbox clock')}</a></p>`
}

/** A student, with what is special about them. */
function choiceOf({ userid, name, belonging, status, isIdentityVerified }: typeof members.$inferSelect, say: Say) {
  const notes: Readonly<Record<string, string>> = {
    restricted: say('이용 제한', 'Restricted'),
    withdrawal_requested: say('탈퇴 신청함', 'Withdrawal requested'),
    withdrawn: say('탈퇴함', 'Deleted'),
  }
  const school = [belonging.scnm, belonging.dept, belonging.clno].filter(Boolean).join(' ')
  const note = notes[status] ?? (isIdentityVerified ? '' : say('본인 확인 전', 'Identity not verified'))
  return { value: userid, title: name || userid, text: school || userid, note }
}
