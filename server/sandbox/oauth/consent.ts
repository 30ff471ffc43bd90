import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import { type SocialProvider, socialProviderSchema, socialProviders } from '#contract/values/social-providers.ts'
import type { Database } from '#server/db/open.ts'
import type { Clock } from '#server/lib/clock.ts'
import { newSecret } from '#server/lib/secrets.ts'
import { type Answer, actions, answers, button, checkBox, choices, form, icons, notice } from '../controls.ts'
import { readForm } from '../forms.ts'
import { languageOf, type Say, sayIn, sendPage } from '../page.ts'
import { providerName, sandboxAccounts } from './accounts.ts'
import { readAuthorization } from './authorization.ts'
import { type Code, faults, sandboxGrants } from './records.ts'
import { shapes } from './shapes.ts'

const told = v.picklist(['name', 'email'])

const formSchema = v.object({
  account: v.picklist(sandboxAccounts.map(({ key }) => key)),
  // One checked box is a text, several are a list, none is absent.
  tells: v.optional(v.union([v.array(told), told]), []),
  answer: v.picklist(['approve', 'refuse', 'error', 'state', ...faults]),
})

/** Faults that a provider can have; some providers have only some of them. */
const faultsOf: Readonly<Record<SocialProvider, readonly (typeof faults)[number][]>> = {
  google: ['token', 'nonce', 'signature', 'person', 'other-person'],
  kakao: ['token', 'nonce', 'signature', 'person', 'other-person', 'under-14'],
  naver: ['token', 'person'],
}

/** The consent page: choose an account, then press a button for the answer. */
export function consentPage(services: { readonly db: Database; readonly clock: Clock }): Hono {
  const { clock } = services
  const grants = sandboxGrants(services)
  const page = new Hono()

  page.get('/:provider/authorize', (c) => {
    const provider = v.parse(socialProviderSchema, c.req.param('provider'))
    const asked = readAuthorization(provider, c.req.query(), c.req.header('Host'))
    const locale = languageOf(c)
    const say = sayIn(locale)
    const name = providerName(provider, locale)
    const common = {
      title: say('연습용 소셜 로그인', 'Sandbox social login'),
      subtitle: say(`실제 ${name}가 아니에요`, `This is not ${name}`),
      about: say(
        '소셜 로그인의 동의 화면을 대신해요. 비밀번호를 묻지 않아요.',
        'stands in for the provider’s consent page. It never asks for a password.',
      ),
    }
    if (typeof asked === 'string') {
      const heading = say('잘못된 요청이에요', 'This request isn’t valid')
      return sendPage(c, clock, { ...common, body: notice(heading, html`<p class="fault">${asked}</p>`) }, 400)
    }
    return sendPage(c, clock, {
      ...common,
      body: questions(c, provider),
      facts: [
        { term: say('용도', 'Purpose'), value: 'OAuth 2.0' },
        { term: 'state', value: `${asked.state.slice(0, 4)}…${asked.state.slice(-3)}` },
        { term: 'scope', value: asked.scope || '–' },
        { term: 'code', value: say('한 번, 60초', 'once, 60 s') },
        { term: 'redirect_uri', value: asked.redirectUri, width: 'value' },
      ],
    })
  })

  page.post('/:provider/authorize', async (c) => {
    const provider = v.parse(socialProviderSchema, c.req.param('provider'))
    const { account, tells, answer } = await readForm(c, formSchema)
    const asked = readAuthorization(provider, c.req.query(), c.req.header('Host'))
    if (typeof asked === 'string') return c.text(asked, 400)
    const shared = [tells].flat()
    const back = async (): Promise<Record<string, string>> => {
      if (answer === 'refuse') return { ...shapes[provider].refusal, state: asked.state }
      if (answer === 'error') return { error: 'server_error', state: asked.state }
      const grant: Code['grant'] = {
        provider,
        account,
        tells: { name: shared.includes('name'), email: shared.includes('email') },
        fault: faults.find((each) => each === answer),
      }
      const code = await grants.giveCode({ ...asked, grant })
      return { code, state: answer === 'state' ? newSecret() : asked.state }
    }
    return c.redirect(`${asked.redirectUri}?${new URLSearchParams(await back())}`, 303)
  })
  return page
}

function questions(c: Context, provider: SocialProvider) {
  const locale = languageOf(c)
  const say = sayIn(locale)
  const accounts = sandboxAccounts.map(({ key, name, email, note }) => ({
    value: key,
    title: name,
    text: email ?? say('이메일 없음', 'No email'),
    note: note[locale],
  }))
  const texts = faultTexts(say)
  const wrong = (['state', ...faultsOf[provider]] as const).map((value) => ({ value, ...texts[value] }))
  return html`<p class="segments" role="group" aria-label="${say('대신하는 서비스', 'Stands in for')}">${socialProviders.map(
    (each) => html`<span${each === provider && html` aria-current="true"`}>${providerName(each, locale)}</span>`,
  )}</p>
<h1>${say('이 쇼핑몰에서 계정을 보려고 해요', 'This shop would like to see your account')}</h1>
<p class="quiet">${say('계정과 제공할 정보를 선택해 주세요.', 'Choose an account and what to share.')}</p>
${form(
  c,
  html`${choices('account', say('계정', 'Account'), accounts)}
<fieldset><legend>${say('제공할 정보', 'What to share')}</legend>
${checkBox({ name: 'tells', value: 'name', label: say('이름', 'Name'), isChecked: true })}
${checkBox({ name: 'tells', value: 'email', label: say('이메일', 'Email'), isChecked: true })}
</fieldset>
${actions(
  button({ value: 'approve', text: say('동의하고 돌아가기', 'Agree and go back'), isMain: true }),
  button({ value: 'refuse', text: say('거절하기', 'Refuse'), icon: icons.refuse }),
  button({ value: 'error', text: say('오류로 답하기', 'Answer with an error'), icon: icons.fail }),
)}
<h2>${say('동의한 뒤의 오류 응답', 'Failures after agreeing')}</h2>
${answers(wrong)}`,
)}`
}

/** What can go wrong after the consent. */
function faultTexts(say: Say): Readonly<Record<(typeof faults)[number] | 'state', Pick<Answer, 'title' | 'text'>>> {
  return {
    state: {
      title: say('다른 state', 'Another state'),
      text: say('쇼핑몰이 시작하지 않은 것처럼 돌아가요.', 'Returns as if the shop hadn’t started it.'),
    },
    token: {
      title: say('토큰 없음', 'No token'),
      text: say('코드를 토큰으로 바꿔 주지 않아요.', 'Doesn’t exchange the code for a token.'),
    },
    nonce: {
      title: say('다른 nonce', 'Another nonce'),
      text: say('ID 토큰이 다른 요청에 대한 것이에요.', 'The ID token is about another request.'),
    },
    signature: {
      title: say('틀린 서명', 'Wrong signature'),
      text: say('ID 토큰을 다른 키로 서명해요.', 'The ID token is signed with another key.'),
    },
    person: {
      title: say('사용자 정보 없음', 'No profile'),
      text: say('토큰은 주고 누구인지는 답하지 않아요.', 'Gives a token but no profile.'),
    },
    'other-person': {
      title: say('다른 사람', 'Someone else'),
      text: say('사용자 정보가 ID 토큰과 다른 사람이에요.', 'The profile belongs to someone other than the ID token.'),
    },
    'under-14': {
      title: say('만 14세 미만', 'Under 14'),
      text: say('-406으로 답해요.', 'Answers with -406.'),
    },
  }
}
