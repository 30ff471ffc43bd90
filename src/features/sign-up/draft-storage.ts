import * as v from 'valibot'
import { guardianRelationSchema, identificationSchema } from '#contract/accounts/sign-up.ts'
import { localStorageKeys } from '#contract/values/browser-storage.ts'
import { openStorage } from '#lib/browser/open-storage.ts'
import { createPageStorage } from '#lib/browser/page-storage.ts'
import { formDraft } from '#lib/drafts/form-draft.ts'
import { serverNow } from '#lib/time/server-time.ts'
import type { SignUpDraft } from '#machines/sign-up.data.ts'

/** Results of the steps, in this tab. The identification is stored separately. */
const steps = formDraft('sign-up', {
  schema: v.object({
    consents: v.optional(
      v.object({
        terms: v.string(),
        collection: v.string(),
        marketing: v.string(),
        recv_sms: v.boolean(),
        recv_email: v.boolean(),
      }),
    ),
    guardian: v.optional(v.object({ relation: guardianRelationSchema, collection: v.string() })),
    email: v.optional(v.object({ id: v.string(), email: v.string() })),
  }),
  version: 1,
})

/** Draft of the details form, without the passwords. */
export const detailsDraft = formDraft('sign-up-details', {
  schema: v.object({
    name: v.optional(v.string(), ''),
    birth: v.optional(v.string(), ''),
    userid: v.string(),
    phone: v.string(),
    nickname: v.string(),
    group: v.string(),
    scnm: v.string(),
    clno: v.string(),
    dept: v.string(),
  }),
  version: 1,
})

/** Draft of the terms form. */
export const termsDraft = formDraft('sign-up-terms', {
  schema: v.object({ terms: v.boolean(), collection: v.boolean(), sms: v.boolean(), email: v.boolean() }),
  version: 1,
})
export const guardianDraft = formDraft('sign-up-guardian', {
  schema: v.object({ relation: guardianRelationSchema, child: v.boolean(), own: v.boolean() }),
  version: 1,
})

const stored = createPageStorage(openStorage('localStorage'))
const identification = v.pipe(v.string(), v.parseJson(), identificationSchema)

/** Reads the stored results of a sign-up. Removes an expired or invalid identification. */
export function readSignUpDraft(): SignUpDraft {
  const { consents, guardian, email } = steps.read() ?? {}
  const found = v.safeParse(identification, stored.getItem(localStorageKeys.identification))
  const isGood = found.success && Date.parse(found.output.expires_at) > serverNow()
  if (!isGood) stored.removeItem(localStorageKeys.identification)
  return { consents, guardian, email, identification: isGood ? found.output : undefined }
}

/** Stores the results: the identification in local storage (specification, section 3), the rest in this tab. */
export function saveSignUpDraft({ identification: found, consents, guardian, email }: SignUpDraft): void {
  steps.save({ consents, guardian, email })
  if (found) stored.setItem(localStorageKeys.identification, JSON.stringify(found))
  else stored.removeItem(localStorageKeys.identification)
}

/** Removes all stored results. */
export function clearSignUpDraft(): void {
  for (const draft of [steps, termsDraft, guardianDraft, detailsDraft]) draft.clear()
  stored.removeItem(localStorageKeys.identification)
}
