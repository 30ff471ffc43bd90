import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { identityLimits } from '#contract/accounts/identity-verification.ts'
import { formatPhone } from '#contract/values/contact.ts'
import type { Locale } from '#contract/values/locale.ts'
import { daySchema } from '#contract/values/quantities.ts'
import { inputText } from '#contract/values/text.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { hashSecret, newSecret } from '#server/lib/secrets.ts'
import { actions, button, choices, field, form, icons, notice } from '../controls.ts'
import { readForm } from '../forms.ts'
import { languageOf, type Say, sayIn, sendPage, timeLeft } from '../page.ts'
import { type SandboxPerson, sandboxPersons } from '../persons.ts'
import { type SandboxIdentityRequest, sandboxIdentityRequests } from './provider.ts'

const byHand = 'by-hand'

const formSchema = v.object({
  person: v.string(),
  name: inputText(50),
  birth: inputText(50),
  phone: inputText(50),
  answer: v.picklist(['verified', 'refused', 'canceled', 'expired', 'unavailable']),
})
type Form = v.InferOutput<typeof formSchema>

const byHandSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  birth: daySchema,
  phone: v.pipe(
    v.string(),
    v.transform((text) => text.replace(/\D/g, '')),
    v.regex(/^01\d{8,9}$/),
  ),
})

/** The window of the identity provider: choose a person, then press a button for the answer. */
export function identityWindow(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { clock } = services
  const requests = sandboxIdentityRequests(services)
  const window = new Hono()
  const isOpen = (request: SandboxIdentityRequest) =>
    Date.parse(request.expiresAt) > clock.now().getTime() && !isFinal(request)

  const send = (c: Context, request: SandboxIdentityRequest | undefined, fault?: string) => {
    const say = sayIn(languageOf(c))
    const title = say('연습용 본인 확인', 'Sandbox identity verification')
    const subtitle = say('아무도 확인하지 않아요', 'Nobody is really verified')
    if (!request) {
      const unknown = say(
        '없는 확인 요청이에요. 쇼핑몰에서 다시 시작해 주세요.',
        'This request doesn’t exist. Start again in the shop.',
      )
      return sendPage(c, clock, { title, subtitle, body: notice(unknown) }, 404)
    }
    const startAgain = say(
      '이 창을 닫고 쇼핑몰에서 다시 시작해 주세요.',
      'Close this window and start again in the shop.',
    )
    const uses = {
      login: say('로그인', 'login'),
      join: say('회원가입', 'sign-up'),
      guardian: say('보호자 동의', 'guardian'),
      order: say('주문', 'order'),
      profile: say('회원 정보', 'profile'),
    }
    const methods = { OACX: say('OACX 팝업', 'OACX popup'), CIVS: say('CIVS 화면 이동', 'CIVS page') }
    return sendPage(
      c,
      clock,
      {
        title,
        subtitle,
        body: isOpen(request)
          ? questions(c, clock, request, fault)
          : notice(say('끝난 본인 확인이에요.', 'This verification is over.'), html`<p>${startAgain}</p>`),
        facts: [
          { term: say('용도', 'Purpose'), value: say('본인 확인', 'Identity verification') },
          { term: say('방법', 'Way'), value: methods[request.method] },
          { term: say('쓰는 곳', 'Used for'), value: uses[request.purpose] },
          { term: say('요청번호', 'Request'), value: request.id.slice(0, 8) },
        ],
        about: say(
          '이름과 번호를 확인하는 회사를 대신해요. 여기 사람은 모두 가상이에요.',
          'stands in for the company that verifies names and numbers. Everyone here is made up.',
        ),
      },
      fault === undefined ? 200 : 400,
    )
  }

  window.get('/', async (c) => send(c, await requests.find(c.req.query('request') ?? '')))

  window.post('/', async (c) => {
    const filled = await readForm(c, formSchema)
    const key = c.req.query('request') ?? ''
    const request = await requests.find(key)
    if (!request || !isOpen(request)) return send(c, request)
    const locale = languageOf(c)
    const person = filled.answer === 'verified' ? personOf(filled, locale) : undefined
    if (filled.answer === 'verified' && !person) {
      const invalid = sayIn(locale)(
        '이름, 생년월일, 번호를 모두 입력해 주세요.',
        'Please fill in name, date of birth and number.',
      )
      return send(c, request, invalid)
    }
    // Only this redirect contains the proof, so only the browser that verified receives it.
    const proof = newSecret()
    const answer: SandboxIdentityRequest['answer'] =
      filled.answer !== 'verified'
        ? { outcome: filled.answer }
        : person && { outcome: 'verified', person, proofHash: hashSecret(proof) }
    await requests.put(key, { ...request, answer })
    const address = new URL(request.returnAddress)
    address.searchParams.set('proof', proof)
    c.header('Referrer-Policy', 'no-referrer')
    return c.redirect(address.href, 303)
  })
  return window
}

/** A provider that was away answers later; any other answer is final. */
function isFinal({ answer }: SandboxIdentityRequest): boolean {
  return answer !== undefined && answer.outcome !== 'unavailable'
}

function personOf({ person, ...written }: Form, locale: Locale) {
  if (person === byHand) {
    const read = v.safeParse(byHandSchema, written)
    return read.success ? { key: `${byHand}:${Object.values(read.output).join(':')}`, ...read.output } : undefined
  }
  const chosen = sandboxPersons.find(({ key }) => key === person)
  return chosen && { key: chosen.key, name: chosen.name[locale], birth: chosen.birth, phone: chosen.phone }
}

function questions(c: Context, clock: Clock, { expiresAt, answer }: SandboxIdentityRequest, fault: string | undefined) {
  const locale = languageOf(c)
  const say = sayIn(locale)
  const seconds = identityLimits.verifySeconds
  const away = say(
    '지금은 응답하지 않고 있어요. 다른 응답을 고르면 다시 이어져요.',
    'The provider isn’t responding. Choose another response to continue.',
  )
  const persons = sandboxPersons.map((person) => ({
    value: person.key,
    title: person.name[locale],
    text: `${birthText(person.birth)} ${formatPhone(person.phone).replaceAll(' ', '\u00a0')}`,
    note: noteOn(person, say),
  }))
  const other = {
    value: byHand,
    title: say('직접 입력', 'Someone else'),
    text: say('이름, 생년월일, 번호', 'Name, date of birth, number'),
  }
  const of = say('확인 시간, 5분', 'to verify, 5 minutes')
  return html`<h1>${say('누구로 확인할까요?', 'Who is it?')}</h1>
${timeLeft(say, { until: new Date(expiresAt), now: clock.now(), seconds, tick: 30, of })}
${fault && html`<p class="fault" role="alert">${fault}</p>`}
${answer && html`<p class="fault" role="status">${away}</p>`}
${form(
  c,
  html`${choices('person', say('사람', 'Persons'), [...persons, other])}
<div class="by-hand">
${field({ name: 'name', label: say('이름', 'Name'), longest: 50 })}
${field({ name: 'birth', label: say('생년월일', 'Date of birth'), type: 'date' })}
${field({ name: 'phone', label: say('휴대폰 번호', 'Mobile number'), keyboard: 'tel', longest: 20 })}
</div>
${actions(
  button({
    value: 'verified',
    text: say('이 사람으로 확인', 'Verify as this person'),
    icon: icons.approve,
    isMain: true,
  }),
  button({ value: 'refused', text: say('거절하기', 'Refuse'), icon: icons.refuse }),
  button({ value: 'canceled', text: say('취소하기', 'Cancel'), icon: icons.leave }),
  button({ value: 'expired', text: say('시간 초과', 'Time out'), icon: icons.expire }),
  button({ value: 'unavailable', text: say('응답하지 않기', 'Don’t respond'), icon: icons.fail }),
)}`,
)}
<p class="hint">${say('응답하지 않으면 쇼핑몰은 계속 기다려요. 창을 닫아도 같아요.', 'Without a response the shop keeps waiting, just as if you closed the window.')}</p>`
}

/** What the shop knows about a person. */
function noteOn({ guardian, userid }: SandboxPerson, say: Say): string {
  if (guardian !== undefined) return say('만 14세 미만, 보호자 필요', 'Under 14, needs a guardian')
  if (userid !== undefined) return say(`회원 ${userid}`, `Member ${userid}`)
  return say('처음 오는 사람', 'New here')
}

/** Such as `2001. 4. 12.`, on one line. */
function birthText(birth: string): string {
  return birth
    .split('-')
    .map((part) => `${Number(part)}.`)
    .join('\u00a0')
}
