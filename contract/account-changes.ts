import * as codes from './codes.ts'
import * as v from 'valibot'
import { defineEndpoint, noInput } from './endpoint.ts'
import { socialProviderSchema } from './social-providers.ts'
import { momentSchema, inputText } from './text.ts'

/**
 * Changes of an account that outlive a session. Each is told to its member by a mail with a link, by which it is taken
 * back: every session ends, and a new password is set (docs/decisions/017-lasting-changes.md).
 */
export const accountChangeLimits = {
  /** How long a change may be taken back, in days. */
  undoDays: 30,
} as const

export const accountChangeKindSchema = v.picklist([
  'social-linked',
  'social-unlinked',
  'password-changed',
  'email-changed',
  'phone-changed',
  'identity-linked',
])
export type AccountChangeKind = v.InferOutput<typeof accountChangeKindSchema>

export const accountChangeSchema = v.object({
  kind: accountChangeKindSchema,
  /** Whose account was linked or unlinked; null for any other change. */
  provider: v.nullable(socialProviderSchema),
  happened_at: momentSchema,
  /** Until when it may be taken back. */
  expires_at: momentSchema,
  /** `expired` once the time is over. */
  status: v.picklist(['open', 'undone', 'expired']),
})
export type AccountChange = v.InferOutput<typeof accountChangeSchema>

const changePath = '/v1/member/auth/account-change'

/** Asked by the page that the link opens, with the link's number; its secret goes in the header `X-Link-Secret`. */
export const accountChange = defineEndpoint({
  name: 'account-change',
  summary: 'What a link in a mail about an account tells of, and whether it can be taken back',
  method: 'GET',
  path: changePath,
  params: noInput,
  query: v.object({ id: v.optional(inputText(100), '') }),
  content: accountChangeSchema,
  paged: false,
  codes: [codes.accountChangeNotFound],
})

/**
 * Takes the change back where it can be, ends every session of the member, and answers the token of a link that sets
 * a new password. Repeated within half an hour it answers another such token and changes nothing more.
 */
export const undoAccountChange = defineEndpoint({
  name: 'undo-account-change',
  summary: 'Takes a change of an account back, and logs the account out everywhere',
  method: 'POST',
  path: changePath,
  params: noInput,
  query: noInput,
  body: v.object({ token: inputText(200) }),
  content: v.object({
    /** For the page that sets a new password. */
    password_token: v.string(),
    ended_sessions: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  paged: false,
  codes: [codes.accountChangeNotFound],
})
