import * as v from 'valibot'
import { profileSchema } from '#contract/accounts/profile.ts'
import { type FlowPersistence, nullAsUndefined } from '#lib/flows/flow-persistence.ts'
import { persistedErrorSchema } from '#lib/flows/persisted-error.ts'
import type { editProfileMachine } from '#machines/edit-profile.machine.ts'
import { profileFormSchema, unsavedProfileSchema } from './profile-draft.ts'

/** The form, a running verification and a choice resume after a reload. */
export const editProfilePersistence: FlowPersistence<typeof editProfileMachine> = {
  version: 2,
  context: v.object({
    unsaved: nullAsUndefined(unsavedProfileSchema),
    freshUntil: nullAsUndefined(v.string()),
    base: nullAsUndefined(profileSchema),
    form: nullAsUndefined(profileFormSchema),
    newEmail: nullAsUndefined(v.object({ id: v.string(), email: v.string() })),
    isPhoneVerified: v.boolean(),
    stored: nullAsUndefined(profileSchema),
    error: persistedErrorSchema,
  }),
}
