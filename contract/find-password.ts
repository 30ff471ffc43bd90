import * as codes from './codes.ts'
import * as v from 'valibot'
import { emailInput } from './contact.ts'
import { defineEndpoint, noInput } from './endpoint.ts'
import { loginLimits } from './login.ts'
import { socialProviderSchema } from './social-providers.ts'
import { momentSchema, inputText } from './text.ts'

/** A mail with a link opens a page where the password is set anew. The link works once, on any device. */
export const passwordLinkLimits = {
  /** How long a link is good, in seconds. */
  linkSeconds: 30 * 60,
  /** Social accounts linked within so many days before a password is set anew go with the old one. */
  recentAccountDays: 30,
} as const

/** Longest token that is worth looking up, in characters. */
const token = inputText(200)
const passwordInput = v.pipe(v.string(), v.maxLength(loginLimits.maxPasswordLength))

export const sentLinkSchema = v.object({
  sent_at: momentSchema,
  /** Until when the link is good. */
  expires_at: momentSchema,
  /** When the screen offers to send again; the links of earlier mails are worthless then. */
  resend_at: momentSchema,
  /** How many more links this address may get within these 24 hours. */
  sends_left: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type SentLink = v.InferOutput<typeof sentLinkSchema>

/**
 * `MB22001400` for what is no address, `MB22002404` when no account has this ID together with this address,
 * `MB22003429` with `Retry-After` for too many requests, known accounts or not, `MB22003500` when the mail was
 * refused, `MB22004500` when it could not be handed over now.
 */
export const sendPasswordLink = defineEndpoint({
  name: 'send-password-link',
  summary: 'Mails a link with which the password is set anew',
  method: 'POST',
  path: '/v1/member/auth/find/pwd',
  params: noInput,
  query: noInput,
  body: v.object({ userid: inputText(loginLimits.maxUseridLength), email: emailInput }),
  content: sentLinkSchema,
  paged: false,
  codes: [
    codes.passwordLinkEmailInvalid,
    codes.passwordLinkAccountNotFound,
    codes.tooManyPasswordLinks,
    codes.passwordMailRefused,
    codes.passwordMailUnavailable,
  ],
})

/** `MB22101400` without number or secret, `MB22101404` for one that is unknown, used or replaced, `MB22103404` once it is over. */
export const checkPasswordLink = defineEndpoint({
  name: 'check-password-link',
  summary: 'Whether a link still works, and whose password it sets',
  method: 'GET',
  path: '/v1/member/auth/find/pwd',
  params: noInput,
  query: v.object({
    /** Public number of the link; its secret goes in the header `X-Link-Secret`, which no log holds. */
    id: v.optional(inputText(100), ''),
  }),
  content: v.object({ userid: v.string(), expires_at: momentSchema }),
  paged: false,
  codes: [codes.passwordLinkIncomplete, codes.passwordLinkNotFound, codes.passwordLinkExpired],
})

/**
 * Ends every session of the member. `MB22201400` when the link does not work (any more), `MB22202400` for the rule of
 * `resetPasswordLengths` in `password.ts`, `MB22203400` when both passwords differ, `MB22204400` for the password before;
 * after those three the link still works.
 */
export const changeForgottenPassword = defineEndpoint({
  name: 'change-forgotten-password',
  summary: 'Sets the password of a link anew, and uses the link up',
  method: 'PUT',
  path: '/v1/member/auth/find/pwd',
  params: noInput,
  query: noInput,
  body: v.object({ token, new_pwd: passwordInput, new_pwd_confirm: passwordInput }),
  content: v.object({
    /** Sessions that were ended. */
    ended_sessions: v.pipe(v.number(), v.integer(), v.minValue(0)),
    /** Social accounts that were unlinked, since they were linked lately. */
    removed_accounts: v.array(socialProviderSchema),
  }),
  paged: false,
  success: codes.passwordChanged,
  codes: [
    codes.passwordLinkInvalid,
    codes.resetPasswordInvalid,
    codes.resetPasswordMismatch,
    codes.resetPasswordUnchanged,
  ],
})

/** For the signed-in member, whose own ID it must be: any other is answered with `MB22002404`. */
export const sendOwnPasswordLink = defineEndpoint({
  name: 'send-own-password-link',
  summary: 'Mails a link with which the member sets the own password anew',
  method: 'POST',
  path: '/v1/member/my/change/pwd',
  params: noInput,
  query: noInput,
  body: v.object({ userId: inputText(loginLimits.maxUseridLength) }),
  content: sentLinkSchema,
  paged: false,
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
