import type { SocialProvider } from '#contract/values/social-providers.ts'
import type { CaptchaProvider } from './captcha/port.ts'
import type { ProofOfWork } from './captcha/proof-of-work.ts'
import type { IdentityProvider } from './identity/port.ts'
import type { LearningSystem } from './learning/port.ts'
import type { MailProvider } from './mail/port.ts'
import type { SocialLogin } from './oauth/port.ts'
import type { PaymentProvider } from './payment/port.ts'
import type { PostcodeProvider } from './postcode/port.ts'
import type { SmsProvider } from './sms/port.ts'

/** The ports of all companies outside that the shop works with. */
export interface Providers {
  /** Undefined in a shop without identity verification. */
  readonly identity: IdentityProvider | undefined
  /** Undefined for a login that is off. */
  readonly social: Readonly<Record<SocialProvider, SocialLogin | undefined>>
  readonly payment: PaymentProvider
  /** Undefined in a shop without a learning system. */
  readonly learning: LearningSystem | undefined
  readonly mail: MailProvider
  /** Undefined in a shop without text messages. */
  readonly sms: SmsProvider | undefined
  readonly captcha: CaptchaProvider
  /** Proof of work for calls beyond their limit, whichever captcha is used. */
  readonly work: ProofOfWork
  /** Undefined while the search is off. */
  readonly postcode: PostcodeProvider | undefined
}
