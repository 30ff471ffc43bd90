import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { socialLoginVisit } from '#contract/accounts/social-login.ts'
import { paths } from '#contract/addresses/paths.ts'
import { parseReturnPath } from '#contract/addresses/return-path.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { type ErrorCode, isErrorCode } from '#contract/protocol/code-catalogue.ts'
import * as codes from '#contract/protocol/codes.ts'
import { type SocialProvider, socialProviderSchema } from '#contract/values/social-providers.ts'
import { isDatabaseUnavailable } from '#server/db/errors.ts'
import { notFound } from '#server/lib/any-call-errors.ts'
import type { Log } from '#server/lib/log.ts'
import { reasonOf } from '#server/providers/reason-of.ts'
import { type ApiVariables, callerOf } from '../caller.ts'
import { assertStorableText } from '../define-handler.ts'
import type { Services } from '../handler.ts'
import type { NetworkRateLimit } from '../network-rate-limit.ts'
import { socialEvents } from '../security-events.ts'
import { beginSocialLogin } from './begin.ts'
import { completeSocialLogin, consumeSocialRequest, type SocialOutcome } from './complete.ts'
import { failureCookies, joinCookies, sessionCookies, writeResult } from './result-cookies.ts'

const apiError = ApiError.declaredBy(socialLoginVisit)

/** The two addresses of social login that a browser navigates to: to the provider, and back. Both always redirect. */
export function socialLoginRoutes(services: Services, rateLimit: NetworkRateLimit, log: Log): Hono<ApiVariables> {
  const routes = new Hono<ApiVariables>()
  routes.use(async (c, next) => {
    assertStorableText({ query: c.req.query() })
    await next()
  })

  /** Redirects to the page that reads the result, on the origin where it began. */
  const finish = (
    c: Context<ApiVariables>,
    provider: SocialProvider,
    { origin, next }: { origin: string; next: string },
    values: Parameters<typeof writeResult>[1],
  ) => {
    writeResult(c, values, origin.startsWith('https:'))
    return c.redirect(`${origin}${paths.socialReturn({ provider, next })}`)
  }

  const failed = (c: Context<ApiVariables>, provider: SocialProvider, error: unknown): ErrorCode => {
    if (error instanceof ApiError && isErrorCode(error.code)) return error.code
    if (isDatabaseUnavailable(error)) return codes.serverBusy
    log.warn({ requestId: c.get('requestId'), provider, reason: reasonOf(error) }, 'social login failed')
    return codes.socialLoginFailed
  }

  routes.get('/:provider', async (c) => {
    const provider = providerOf(c.req.param('provider'))
    const caller = callerOf(c, services.config)
    const next = parseReturnPath(c.req.query('next')) ?? '/'
    try {
      await rateLimit.consume({ method: 'GET', isRateLimited: true }, caller)
      return c.redirect(await beginSocialLogin(services, caller, provider, { returnPath: next }))
    } catch (error) {
      const code = failed(c, provider, error)
      return finish(c, provider, { origin: caller.origin, next }, failureCookies(code))
    }
  })

  routes.get('/:provider/callback', async (c) => {
    const provider = providerOf(c.req.param('provider'))
    const caller = callerOf(c, services.config)
    const parameters = new URL(c.req.url).searchParams
    const state = parameters.get('state') ?? ''
    const request = await consumeSocialRequest(services.db, caller, provider, state)
    const destination = { origin: request?.origin ?? caller.origin, next: request?.returnPath ?? '/' }
    // Of a call that fails; a success replaces it.
    c.set('event', request?.familyId ? socialEvents.linkFailed : socialEvents.loginFailed)
    if (!request) return finish(c, provider, destination, failureCookies(codes.socialLoginFailed))
    let outcome: SocialOutcome
    try {
      outcome = await completeSocialLogin({ ...services, apiError }, caller, provider, request, { state, parameters })
    } catch (error) {
      const membershipToken = error instanceof ApiError ? error.details?.membership_token : undefined
      return finish(c, provider, destination, failureCookies(failed(c, provider, error), membershipToken))
    }
    c.set('event', outcome.kind === 'join' ? undefined : socialEvents[outcome.kind])
    c.set('memberId', outcome.kind === 'join' ? undefined : outcome.memberId)
    if (outcome.kind === 'session') return finish(c, provider, destination, sessionCookies(outcome.session))
    if (outcome.kind === 'join') return finish(c, provider, destination, joinCookies)
    const address = new URL(destination.next, destination.origin)
    address.searchParams.set('linked', provider)
    return c.redirect(address.href)
  })
  return routes
}

function providerOf(name: string): SocialProvider {
  const provider = v.safeParse(socialProviderSchema, name)
  if (!provider.success) throw notFound('social login')
  return provider.output
}
