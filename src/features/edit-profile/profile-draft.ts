import * as v from 'valibot'
import type { Profile } from '#contract/accounts/profile.ts'
import { type FormDraft, formDraft } from '#lib/drafts/form-draft.ts'
import { formOf, type ProfileForm } from '#machines/edit-profile.data.ts'

/** The form as it is stored in the tab. */
export const profileFormSchema = v.object({
  nickname: v.string(),
  group: v.string(),
  organization: v.string(),
  scnm: v.string(),
  clno: v.string(),
  colg: v.string(),
  dept: v.string(),
  major: v.string(),
  phone: v.optional(v.string()),
  username: v.optional(v.string()),
  birth: v.optional(v.string()),
  recv_sms: v.boolean(),
  recv_email: v.boolean(),
})

/** The form with the profile that it began with. */
export const unsavedProfileSchema = v.object({
  userid: v.string(),
  version: v.string(),
  began: profileFormSchema,
  form: profileFormSchema,
})

/** Unsaved profile of a member, in this tab. */
export function profileDraft(userid: string) {
  return formDraft(`edit-profile:${userid}`, { schema: unsavedProfileSchema, version: 2 })
}

/** Draft of the form of one version of a profile: on top of another version it could hide what was changed elsewhere. */
export function profileFormDraft(userid: string, base: Profile): FormDraft<ProfileForm> {
  const draft = profileDraft(userid)
  return {
    read: () => {
      const unsaved = draft.read()
      return unsaved?.userid === base.userid && unsaved.version === base.version ? unsaved.form : undefined
    },
    save: (form) => {
      const { phone, username, birth } = base
      const began = { ...formOf(base), phone: phone ?? '', username, birth: birth ?? '' }
      draft.save({ userid: base.userid, version: base.version, began, form })
    },
    clear: () => draft.clear(),
  }
}
