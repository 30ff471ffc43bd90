import * as v from 'valibot'
import * as codes from '../protocol/codes.ts'
import { defineEndpoint } from '../protocol/endpoint.ts'
import { socialProviderSchema } from '../values/social-providers.ts'
import { generatedText, momentSchema } from '../values/text.ts'

/**
 * Changes of an account that outlive a session. A mail with a link reports each to its member. The link undoes the
 * change and every later one, closes every way into the account, and leads to setting a new password
 * (docs/decisions/017-lasting-changes.md).
 */
export const accountChangeLimits = {
  /**
   * How long a change can be undone, in days. After a changed email address, the former one gets the member's security
   * mails for so long, and it alone gets their links.
   */
  undoDays: 30,
} as const

export const accountChangeKindSchema = v.picklist([
  'social-linked',
  'social-unlinked',
  'password-changed',
  'email-changed',
  'phone-changed',
  'identity-linked',
  'withdrawal-requested',
  'group-changed',
  'person-changed',
])
export type AccountChangeKind = v.InferOutput<typeof accountChangeKindSchema>

const describedChange = {
  kind: accountChangeKindSchema,
  /** Provider of the linked or unlinked account; null for any other change. */
  provider: v.nullable(socialProviderSchema),
  happened_at: momentSchema,
}

export const accountChangeSchema = v.object({
  ...describedChange,
  /** Until when it can be undone. */
  expires_at: momentSchema,
  /**
   * `expired` after that time. `closed` when the link of another change was used, which left this change as it is.
   */
  status: v.picklist(['open', 'undone', 'expired', 'closed']),
  /** Changes that the link undoes as well, the latest first. */
  with_it: v.array(v.object(describedChange)),
})
export type AccountChange = v.InferOutput<typeof accountChangeSchema>

const changePath = '/v1/member/auth/account-change'

/** Called by the page of the link, with the link's number; its secret is in the header `X-Link-Secret`. */
export const accountChange = defineEndpoint({
  name: 'account-change',
  area: 'account-changes',
  summary: 'What a link in a mail about an account tells of, and whether it can be taken back',
  method: 'GET',
  path: changePath,
  query: v.object({ id: v.optional(generatedText(100), '') }),
  content: accountChangeSchema,
  codes: [codes.accountChangeNotFound],
})

/**
 * Undoes the change and every later one where possible; a link at a former address also undoes the change of that
 * address and what followed. Closes every other link of the member, removes recently linked social accounts and
 * identities, makes the password useless, ends every session, and answers the token of a link that sets a new password.
 * Repeated within half an hour it answers another such token and changes nothing more.
 */
export const undoAccountChange = defineEndpoint({
  name: 'undo-account-change',
  area: 'account-changes',
  summary: 'Takes a change of an account and all later ones back, and logs the account out everywhere',
  method: 'POST',
  path: changePath,
  body: v.object({ token: generatedText(200) }),
  content: v.object({
    /** For the page that sets a new password. */
    password_token: v.string(),
    ended_sessions: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  codes: [codes.accountChangeNotFound],
})
