import { existsSync, readFileSync } from 'node:fs'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { HTTPException } from 'hono/http-exception'
import { socialProviders } from '#contract/values/social-providers.ts'
import type { Config } from '../config/config.ts'
import { type CompanySettings, sandboxCompanies } from '../config/outside-companies.ts'
import type { Database } from '../db/open.ts'
import type { Clock } from '../lib/clock.ts'
import type { Faults } from '../lib/faults.ts'
import type { Passwords } from '../lib/passwords.ts'
import { clockPage } from './clock-page.ts'
import { notice } from './controls.ts'
import { deskPage } from './desk-page.ts'
import { faultsPage } from './faults-page.ts'
import { identityWindow } from './identity/window.ts'
import { learningPage } from './learning/page.ts'
import { membersPage } from './members-page.ts'
import { consentPage } from './oauth/consent.ts'
import { authorizationEndpoints } from './oauth/endpoints.ts'
import { outboxPage } from './outbox/page.ts'
import { sendOverview } from './overview.ts'
import { languageOf, sayIn, sendPage } from './page.ts'
import { bankPage } from './payment/bank-page.ts'
import type { WebhookSender } from './payment/webhook-messages.ts'
import { paymentWindow } from './payment/window.ts'
import { phonePage } from './phone/page.ts'
import { postcodeSearch } from './postcode/window.ts'

const styles = readFileSync(new URL('./sandbox.css', import.meta.url), 'utf8')
/** The build cuts the fonts per window; without them the visitor's own fonts are used. */
const fonts = new URL('../../dist/sandbox/', import.meta.url)

type SandboxConfig = CompanySettings & Pick<Config, 'mode' | 'desktopOrigin' | 'mobileOrigin' | 'deskOrigin'>

interface SandboxServices {
  readonly db: Database
  readonly clock: Clock
  readonly passwords: Passwords
  /** Requested failures, which the API answers. */
  readonly faults?: Faults
  /** Delivers webhooks of the payment provider to the shop. */
  readonly sendWebhook: WebhookSender
}

/**
 * Pages and servers that stand in for providers, below `/sandbox`. Each exists only while its provider is not
 * configured; live mode has none.
 */
export function createSandbox(services: SandboxServices, config: SandboxConfig): Hono {
  const sandbox = new Hono().basePath('/sandbox')
  if (config.mode === 'live') return sandbox
  const keys = sandboxCompanies(config).map(({ key }) => key)

  sandbox.get('/sandbox.css', (c) => c.body(styles, 200, { 'Content-Type': 'text/css; charset=utf-8' }))
  sandbox.get('/:file{fonts\\.css|pretendard-[a-z-]+\\.woff2}', (c) => {
    const name = c.req.param('file')
    const file = new URL(name, fonts)
    if (!existsSync(file)) return c.notFound()
    const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2'
    return c.body(readFileSync(file), 200, { 'Content-Type': type })
  })
  sandbox.get('/', (c) => sendOverview(c, services.clock, keys, config))
  if (keys.includes('identity-verification')) sandbox.route('/identity', identityWindow(services))
  if (keys.includes('student-id-app')) sandbox.route('/phone', phonePage(services))
  if (keys.includes('payment')) {
    sandbox.route('/payment', paymentWindow(services, config))
    sandbox.route('/bank', bankPage(services))
  }
  if (keys.includes('postcode-search')) sandbox.route('/postcode', postcodeSearch(services))
  if (keys.includes('learning-system')) sandbox.route('/learning', learningPage(services))
  if (keys.includes('mail') || keys.includes('text-messages')) sandbox.route('/outbox', outboxPage(services))
  sandbox.route('/members', membersPage(services))
  if (config.deskOrigin !== undefined) sandbox.route('/desk', deskPage(services, config.deskOrigin))
  if (services.clock.offset) sandbox.route('/clock', clockPage(services))
  if (services.faults) sandbox.route('/faults', faultsPage(services.faults))
  const oauth = new Hono()
  oauth.use('/:provider/*', async (c, next) => {
    const provider = socialProviders.find((each) => each === c.req.param('provider'))
    if (provider === undefined || !keys.includes(provider)) return c.notFound()
    await next()
  })
  oauth.route('/', authorizationEndpoints(services, config))
  oauth.route('/', consentPage(services))
  sandbox.route('/oauth', oauth)

  const sendProblem = (c: Context, heading: readonly [string, string], text: string, status: 400 | 403 | 404) => {
    const say = sayIn(languageOf(c))
    const title = say('연습용 창', 'Sandbox')
    const subtitle = say('실제가 아니에요', 'Nothing here is real')
    const body = notice(say(...heading), html`<p class="fault">${text}</p>`)
    return sendPage(c, services.clock, { title, subtitle, body }, status)
  }
  sandbox.notFound((c) => sendProblem(c, ['이런 창은 없어요', 'There is no such window'], c.req.path, 404))
  sandbox.onError((error, c) => {
    if (!(error instanceof HTTPException)) throw error
    return sendProblem(c, ['이렇게는 안 돼요', 'Not like this'], error.message, error.status === 403 ? 403 : 400)
  })
  return sandbox
}
