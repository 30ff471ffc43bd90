import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { emailInput } from '../values/contact.ts'
import { passwordInput } from '../values/password.ts'
import { socialProviderSchema } from '../values/social-providers.ts'
import { generatedText, momentSchema } from '../values/text.ts'
import { useridInput } from '../values/userid.ts'

/** A mail with a link opens a page that sets a new password. The link works once, on any device. */
export const passwordLinkLimits = {
  /** Lifetime of a link, in seconds. */
  linkSeconds: 30 * 60,
  /**
   * Social accounts and an identity that were added within so many days before the link was mailed are kept or removed
   * with the old password, as the member chooses.
   */
  recentLoginDays: 30,
  /** A password of so many days ago or less is not accepted as the new one. */
  formerPasswordDays: 30,
  /**
   * Changes of a password within 24 hours, after which the account gets no link and its password is not changed on the
   * profile page. They bound the former passwords that a new one is compared with.
   */
  changesPerDay: 5,
} as const

/** Maximum length of a token, in characters. */
const token = generatedText(200)

export const sentLinkSchema = v.object({
  sent_at: momentSchema,
  /** Expiry of the link. */
  expires_at: momentSchema,
  /** When the screen offers to send again, which invalidates the links of earlier mails. */
  resend_at: momentSchema,
  /** Remaining links to this address within these 24 hours. */
  sends_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type SentLink = v.InferOutput<typeof sentLinkSchema>

/**
 * `MB22001400` for an invalid address, `MB22002404` when no account has this ID together with this address,
 * `MB22003429` with `Retry-After` for too many requests, known account or not, and after `changesPerDay` changes,
 * `MB22003500` when the mail was refused, `MB22004500` when the mail server is unavailable.
 */
export const sendPasswordLink = defineEndpoint({
  name: 'send-password-link',
  area: 'find-password',
  summary: 'Mails a link with which the password is set anew',
  method: 'POST',
  path: '/v1/member/auth/find/pwd',
  body: v.object({ userid: useridInput, email: emailInput }),
  content: sentLinkSchema,
  codes: [
    codes.passwordLinkEmailInvalid,
    codes.passwordLinkAccountNotFound,
    codes.tooManyPasswordLinks,
    codes.passwordMailRefused,
    codes.passwordMailUnavailable,
  ],
})

/**
 * `MB22101400` without number or secret, `MB22101404` for an unknown, used or replaced link, `MB22103404` for an
 * expired one.
 */
export const checkPasswordLink = defineEndpoint({
  name: 'check-password-link',
  area: 'find-password',
  summary: 'Whether a link still works, and whose password it sets',
  method: 'GET',
  path: '/v1/member/auth/find/pwd',
  query: v.object({
    /** Public number of the link. Its secret is in the header `X-Link-Secret`, which is never logged. */
    id: v.optional(generatedText(100), ''),
  }),
  content: v.object({
    userid: v.string(),
    expires_at: momentSchema,
    /** Social accounts that were linked within `recentLoginDays` before the link was mailed. */
    recent_accounts: v.optional(v.array(socialProviderSchema), []),
    /** True when an identity was verified in that time. */
    recent_identity: v.optional(v.boolean(), false),
  }),
  codes: [codes.passwordLinkIncomplete, codes.passwordLinkNotFound, codes.passwordLinkExpired],
})

/**
 * Ends every session of the member. `MB22201400` when the link does not work (any more), `MB22202400` for the rule of
 * `resetPasswordLengths` in `password.ts`, `MB22203400` when the passwords differ, `MB22204400` for a password
 * of the last days; after those three the link still works.
 */
export const changeForgottenPassword = defineEndpoint({
  name: 'change-forgotten-password',
  area: 'find-password',
  summary: 'Sets the password of a link anew, and uses the link up',
  method: 'PUT',
  path: '/v1/member/auth/find/pwd',
  body: v.object({
    token,
    new_pwd: passwordInput,
    new_pwd_confirm: passwordInput,
    /**
     * True keeps what the check of the link named as recent; what was added after the mail is removed all the same.
     * False by default: pages of earlier releases say that all of it is removed.
     */
    keep_recent: v.optional(v.boolean(), false),
  }),
  content: v.object({
    /** Number of ended sessions. */
    ended_sessions: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Social accounts that were linked recently and are unlinked. */
    removed_accounts: v.array(socialProviderSchema),
    /** True when an identity that was verified recently is removed; the member verifies it again. */
    removed_identity: v.boolean(),
  }),
  success: codes.passwordChanged,
  codes: [
    codes.passwordLinkInvalid,
    codes.resetPasswordInvalid,
    codes.resetPasswordMismatch,
    codes.resetPasswordUnchanged,
  ],
})

/** For the logged-in member and their own ID; any other ID is answered with `MB22002404`. */
export const sendOwnPasswordLink = defineEndpoint({
  name: 'send-own-password-link',
  area: 'find-password',
  summary: 'Mails a link with which the member sets the own password anew',
  method: 'POST',
  path: '/v1/member/my/change/pwd',
  body: v.object({ userId: useridInput }),
  content: sentLinkSchema,
  access: 'member',
  codes: [
    codes.accessTokenInvalid,
    codes.memberGone,
    codes.passwordLinkAccountNotFound,
    codes.tooManyPasswordLinks,
    codes.passwordMailRefused,
    codes.passwordMailUnavailable,
  ],
})
