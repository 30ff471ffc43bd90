import type { Profile } from '../contract/accounts/profile.ts'

/** Texts of the form. A missing value is an empty text. */
export interface ProfileTexts {
  readonly nickname: string
  /** Name of a group; empty for an individual. */
  readonly group: string
  readonly organization: string
  readonly scnm: string
  readonly clno: string
  readonly colg: string
  readonly dept: string
  readonly major: string
}

/** Fields of the form. Email and phone change by verifications of their own. */
export interface ProfileForm extends ProfileTexts {
  readonly recv_sms: boolean
  readonly recv_email: boolean
}

/** A field that was changed elsewhere and differs from the form. */
export interface ProfileDifference {
  readonly field: keyof ProfileForm
  readonly stored: string | boolean
  readonly typed: string | boolean
  /** True when the field was changed in the form as well. */
  readonly isEdited: boolean
}

/** A form that was left before it was saved, as when the session ended. */
export interface UnsavedProfile {
  /** ID of the member whose form it is. */
  readonly userid: string
  /** Version of the profile that the form began with. */
  readonly version: string
  /** The form as it began. */
  readonly began: ProfileForm
  readonly form: ProfileForm
}

/** A verified address that is not stored yet. */
export interface NewEmail {
  /** Number of the verification. */
  readonly id: string
  readonly email: string
}

const fields = {
  nickname: true,
  group: true,
  organization: true,
  scnm: true,
  clno: true,
  colg: true,
  dept: true,
  major: true,
  recv_sms: true,
  recv_email: true,
} as const satisfies Record<keyof ProfileForm, true>

function isField(name: string): name is keyof ProfileForm {
  return Object.hasOwn(fields, name)
}

/** Fields of the form, in its order. */
export const profileFields: readonly (keyof ProfileForm)[] = Object.keys(fields).filter(isField)

/** The form of a stored profile. */
export function formOf({ nickname, group, belonging, recv_sms, recv_email }: Profile): ProfileForm {
  const { organization, scnm, clno, colg, dept, major } = belonging
  return {
    nickname: nickname ?? '',
    group: group ?? '',
    organization: organization ?? '',
    scnm: scnm ?? '',
    clno: clno ?? '',
    colg: colg ?? '',
    dept: dept ?? '',
    major: major ?? '',
    recv_sms,
    recv_email,
  }
}

/**
 * The profile that an unsaved form goes on from: what is stored, with the fields and the version that the form began
 * with. Saving then finds what was changed elsewhere since.
 */
export function baseOf({ version, began }: UnsavedProfile, stored: Profile): Profile {
  const { nickname, group, recv_sms, recv_email, ...belonging } = began
  return { ...stored, version, nickname, group, recv_sms, recv_email, belonging }
}

/** Fields that were changed elsewhere since `base` was read, and differ from the form. */
export function compareProfiles(base: Profile, typed: ProfileForm, stored: Profile): ProfileDifference[] {
  const [before, now] = [formOf(base), formOf(stored)]
  return profileFields
    .filter((field) => now[field] !== before[field] && now[field] !== typed[field])
    .map((field) => ({
      field,
      stored: now[field],
      typed: typed[field],
      isEdited: typed[field] !== before[field],
    }))
}

/** The form with the stored values of some fields. */
export function takeStored(typed: ProfileForm, stored: Profile, names: readonly (keyof ProfileForm)[]): ProfileForm {
  const now = formOf(stored)
  return Object.assign({}, typed, Object.fromEntries(names.map((name) => [name, now[name]])))
}
