import * as v from 'valibot'
import type { Profile } from '../../../contract/profile.ts'
import { formDraft } from '../../lib/forms/form-draft.ts'

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
  recv_sms: v.boolean(),
  recv_email: v.boolean(),
})

/** Draft of the form of one version of a profile: on top of another version it could hide what was changed elsewhere. */
export function profileDraft({ userid, version }: Profile) {
  return formDraft(`edit-profile ${userid} ${version}`, { schema: profileFormSchema, version: 1 })
}
