import * as v from 'valibot'
import * as codes from '#contract/protocol/codes.ts'
import { hasCode, toApiErrorData } from '#machines/api-error-data.ts'
import { randomUuid } from '../browser/uuid.ts'
import { formDraft } from '../drafts/form-draft.ts'

const attemptSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  /** The request that belongs to the key, as JSON. */
  request: v.string(),
})

/** Idempotency keys of one kind of request in this tab. A reload and a lost answer keep the key. */
export function requestAttempt(name: string) {
  const last = formDraft(name, { schema: attemptSchema, version: 1 })
  return {
    /** Key of a request: the previous one for the same content, a new one after a change. */
    keyFor: (content: unknown): string => {
      const request = JSON.stringify(content)
      const known = last.read()
      const key = known?.request === request ? known.key : randomUuid()
      last.save({ key, request })
      return key
    },
    /** Makes the next request another one, even with the same content. */
    clear: () => last.clear(),
  }
}

/** Errors that the server answers before it looks at the key. An earlier try with the key may have been carried out. */
const answeredBeforeTheKey = [
  codes.requestInProgress,
  codes.accessTokenInvalid,
  codes.identityNotVerified,
  codes.freshAuthenticationRequired,
] as const

/**
 * True when the server has refused a request for good: the same request again needs a new key. A failure of the server
 * and too many requests say nothing about an earlier try, which may have been stored.
 */
export function isRefusedForGood(error: unknown): boolean {
  const data = toApiErrorData(error)
  const { code, status } = data
  if (code === undefined || status === 429 || status >= 500) return false
  return !hasCode(data, ...answeredBeforeTheKey)
}
