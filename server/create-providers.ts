import type { Hono } from 'hono'
import type { Feature } from '../contract/values/features.ts'
import type { SocialProvider } from '../contract/values/social-providers.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/open.ts'
import { sharedSecret } from './db/shared-secret.ts'
import type { Clock } from './lib/clock.ts'
import type { Figures } from './lib/figures.ts'
import type { Log } from './lib/log.ts'
import { createAltcha } from './providers/captcha/altcha.ts'
import { createProofOfWork } from './providers/captcha/proof-of-work.ts'
import { createRecaptcha } from './providers/captcha/recaptcha.ts'
import { createProviderGuard, type ProviderGuard, ProviderUnavailable } from './providers/guard.ts'
import { createPortOneIdentity } from './providers/identity/portone.ts'
import { createLearningApi } from './providers/learning/learning-api.ts'
import type { MailProvider } from './providers/mail/port.ts'
import { createSmtpMail } from './providers/mail/smtp.ts'
import { createGoogleLogin } from './providers/oauth/google.ts'
import { createKakaoLogin, kakao as kakaoPlace } from './providers/oauth/kakao.ts'
import { createNaverLogin, naver as naverPlace } from './providers/oauth/naver.ts'
import type { Fetch, SocialLogin } from './providers/oauth/port.ts'
import { observePayment, observeProvider } from './providers/observe-provider.ts'
import { createPortOnePayment } from './providers/payment/portone.ts'
import { createTossPayment } from './providers/payment/toss.ts'
import { kakaoPostcode } from './providers/postcode/kakao.ts'
import type { Providers } from './providers/providers.ts'
import { createSolapiSms } from './providers/sms/solapi.ts'
import { createSandboxIdentity } from './sandbox/identity/provider.ts'
import { createSandboxLearning } from './sandbox/learning/provider.ts'
import { createSandboxLogin } from './sandbox/oauth/provider.ts'
import { createSandboxMail, createSandboxSms } from './sandbox/outbox/providers.ts'
import { createSandboxPayment } from './sandbox/payment/provider.ts'
import { sandboxPostcode } from './sandbox/postcode/window.ts'

/** Maximum time of a request, in milliseconds. Payments wait for banks, and a mail takes several commands. */
const answerMs = 10_000
const paymentMs = 15_000
const mailMs = 30_000

/** A mail server that does not accept a mail in time counts as unavailable. */
function guardMail(mail: MailProvider, guard: ProviderGuard): MailProvider {
  return {
    send: async (message) => {
      try {
        return await guard.run(() => mail.send(message))
      } catch (error) {
        if (error instanceof ProviderUnavailable) return 'unavailable'
        throw error
      }
    },
  }
}

/** The real provider where one is configured, otherwise the sandbox's. None for what is off. */
export function createProviders(
  config: Pick<
    Config,
    | 'off'
    | 'social'
    | 'googleIssuer'
    | 'portOneIdentity'
    | 'desktopOrigin'
    | 'paymentOrigin'
    | 'toss'
    | 'portOnePayment'
    | 'learning'
    | 'smtp'
    | 'solapi'
    | 'recaptcha'
    | 'postcode'
  >,
  services: {
    readonly db: Database
    readonly clock: Clock
    readonly log: Log
    readonly sandbox: Hono
    readonly figures?: Figures | undefined
    /** Aborted when the shop stops: requests to providers end at once. */
    readonly signal?: AbortSignal
  },
): Providers {
  const { google, kakao, naver } = config.social
  const { figures } = services
  const isOff = (feature: Feature) => config.off.includes(feature)
  // Within this process, because the shop may not reach its own address.
  const fetch: Fetch = async (address, init) => services.sandbox.request(address, init)
  /** `fetch` for one provider, through its guard. */
  const outside = (name: string, timeoutMs = answerMs) => createProviderGuard(name, services, { timeoutMs }).fetch
  const sandbox = (name: SocialProvider) => createSandboxLogin(name, config.desktopOrigin, fetch)
  /** A login by a company, or by the sandbox that plays it. */
  const login = (name: SocialProvider, company: SocialLogin | undefined) =>
    isOff(name)
      ? undefined
      : observeProvider(company ?? sandbox(name), {
          ...{ port: 'social', provider: company ? name : 'sandbox', figures },
          operations: ['begin', 'finish'],
        })
  const work = createProofOfWork({ clock: services.clock, secret: () => sharedSecret(services.db, 'altcha') })
  return {
    identity: isOff('identity-verification')
      ? undefined
      : observeProvider(
          config.portOneIdentity
            ? createPortOneIdentity(config.portOneIdentity, {
                ...services,
                paymentOrigin: config.paymentOrigin,
                fetch: outside('portone-identity'),
              })
            : createSandboxIdentity(services),
          {
            ...{ port: 'identity', provider: config.portOneIdentity ? 'portone' : 'sandbox', figures },
            operations: ['begin', 'ask'],
          },
        ),
    social: {
      google: login(
        'google',
        google && createGoogleLogin(google, { address: config.googleIssuer, fetch: outside('google') }),
      ),
      kakao: login('kakao', kakao && createKakaoLogin(kakao, { ...kakaoPlace, fetch: outside('kakao') })),
      naver: login('naver', naver && createNaverLogin(naver, { ...naverPlace, fetch: outside('naver') })),
    },
    payment: observePayment(
      config.toss
        ? createTossPayment(config.toss, { ...services, fetch: outside('toss', paymentMs) })
        : config.portOnePayment
          ? createPortOnePayment(config.portOnePayment, { ...services, fetch: outside('portone', paymentMs) })
          : createSandboxPayment(services),
      figures,
    ),
    learning: isOff('learning-system')
      ? undefined
      : observeProvider(
          config.learning
            ? createLearningApi(config.learning, { ...services, fetch: outside('learning') })
            : createSandboxLearning(services),
          {
            ...{ port: 'learning', provider: config.learning ? 'learning' : 'sandbox', figures },
            operations: ['finishedLessons', 'issueTicket'],
            withoutResult: 'unanswered',
          },
        ),
    mail: observeProvider(
      config.smtp
        ? guardMail(createSmtpMail(config.smtp, services), createProviderGuard('smtp', services, { timeoutMs: mailMs }))
        : createSandboxMail(services),
      { port: 'mail', provider: config.smtp ? 'smtp' : 'sandbox', operations: ['send'], figures },
    ),
    sms: isOff('text-messages')
      ? undefined
      : observeProvider(
          config.solapi
            ? createSolapiSms(config.solapi, { ...services, fetch: outside('solapi') })
            : createSandboxSms(services),
          { port: 'sms', provider: config.solapi ? 'solapi' : 'sandbox', operations: ['send'], figures },
        ),
    captcha: config.recaptcha
      ? observeProvider(createRecaptcha(config.recaptcha, { fetch: outside('recaptcha') }), {
          ...{ port: 'captcha', provider: 'recaptcha', figures },
          operations: ['verify'],
        })
      : createAltcha(work),
    work,
    postcode: isOff('postcode-search')
      ? undefined
      : config.postcode === 'kakao'
        ? kakaoPostcode(config.paymentOrigin, () => sharedSecret(services.db, 'postcode'))
        : sandboxPostcode,
  }
}
