import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import * as v from 'valibot'
import {
  type SocialProvider,
  socialProviders,
  socialProviderSchema,
} from '../../../contract/values/social-providers.ts'
import type { Locale } from '../../../contract/values/locale.ts'
import { newSecret } from '../../lib/secrets.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Database } from '../../db/open.ts'
import { antiForgeryField, readForm } from '../forms.ts'
import { icons } from '../icons.ts'
import { languageOf, type Markup, sendPage } from '../page.ts'
import { sandboxAccounts } from './accounts.ts'
import { type Authorization, readAuthorization } from './authorization.ts'
import { consentMessages } from './messages.ts'
import { faults, sandboxGrants } from './records.ts'
import { shapes } from './shapes.ts'

const told = v.picklist(['name', 'email'])

const formSchema = v.object({
  account: v.picklist(sandboxAccounts.map(({ key }) => key)),
  // One checked box is a text, several are a list, none is absent.
  tells: v.optional(
    v.union([
      v.array(told),
      v.pipe(
        told,
        v.transform((one) => [one]),
      ),
    ]),
    [],
  ),
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
    const messages = consentMessages[locale]
    const name = messages.providers[provider]
    const isInvalid = typeof asked === 'string'
    const block = isInvalid
      ? []
      : [
          { term: messages.does, value: 'OAuth 2.0' },
          { term: 'state', value: `${asked.state.slice(0, 4)}…${asked.state.slice(-3)}` },
          { term: 'scope', value: asked.scope || '–' },
          { term: messages.code, value: messages.codeTime },
          { term: 'redirect_uri', value: asked.redirectUri, isWhole: true },
        ]
    return sendPage(
      c,
      clock,
      {
        locale,
        title: messages.title,
        subtitle: messages.notReal(name),
        body: isInvalid ? html`<h1>${messages.invalid}</h1><p class="fault">${asked}</p>` : form(c, locale, provider),
        titleBlock: [...block, { term: messages.about, text: messages.aboutWhat }],
      },
      isInvalid ? 400 : 200,
    )
  })

  page.post('/:provider/authorize', async (c) => {
    const provider = v.parse(socialProviderSchema, c.req.param('provider'))
    const filled = await readForm(c, formSchema)
    const asked = readAuthorization(provider, c.req.query(), c.req.header('Host'))
    if (typeof asked === 'string') return c.text(asked, 400)
    const back = async (): Promise<Record<string, string>> => {
      if (filled.answer === 'refuse') return { ...shapes[provider].refusal, state: asked.state }
      if (filled.answer === 'error') return { error: 'server_error', state: asked.state }
      const fault = faults.find((each) => each === filled.answer)
      const code = await grants.giveCode(codeFor(provider, asked, filled, fault))
      return { code, state: filled.answer === 'state' ? newSecret() : asked.state }
    }
    return c.redirect(`${asked.redirectUri}?${new URLSearchParams(await back())}`, 303)
  })
  return page
}

function codeFor(
  provider: SocialProvider,
  asked: Authorization,
  { account, tells }: v.InferOutput<typeof formSchema>,
  fault: (typeof faults)[number] | undefined,
) {
  return {
    ...asked,
    grant: { provider, account, tells: { name: tells.includes('name'), email: tells.includes('email') }, fault },
  }
}

function form(c: Context, locale: Locale, provider: SocialProvider): Markup {
  const messages = consentMessages[locale]
  const accounts = sandboxAccounts.map(
    ({ key, name, email, note }, index) =>
      html`<label><input type="radio" name="account" value="${key}"${index === 0 ? ' checked' : ''}><span><b>${name}</b><small>${email ?? messages.noEmail}</small></span><span class="note">${note[locale]}</span></label>`,
  )
  const wrong = [
    { value: 'state', ...messages.wrongState },
    ...faultsOf[provider].map((fault) => ({ value: fault, ...messages.faults[fault] })),
  ].map(
    ({ value, title, text }) =>
      html`<li><button name="answer" value="${value}"><b>${title}</b><small>${text}</small></button></li>`,
  )
  return html`<p class="segments" role="group" aria-label="${messages.played}">${socialProviders.map(
    (each) => html`<span${each === provider ? html` aria-current="true"` : ''}>${messages.providers[each]}</span>`,
  )}</p>
<h1 class="after-segments">${messages.heading}</h1>
<p class="quiet">${messages.lead}</p>
<form method="post">
${antiForgeryField(c)}
<fieldset><legend>${messages.account}</legend><div class="choices">${accounts}</div></fieldset>
<fieldset><legend>${messages.tells}</legend>
<label class="check"><input type="checkbox" name="tells" value="name" checked>${messages.name}</label>
<label class="check"><input type="checkbox" name="tells" value="email" checked>${messages.email}</label>
</fieldset>
<div class="actions">
<button class="button main" name="answer" value="approve">${messages.approve}</button>
<button class="button" name="answer" value="refuse">${icons.refuse}${messages.refuse}</button>
<button class="button" name="answer" value="error">${icons.fail}${messages.fail}</button>
</div>
<h2>${messages.others}</h2>
<ul class="answers">${wrong}</ul>
</form>`
}
