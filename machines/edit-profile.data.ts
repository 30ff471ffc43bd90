import type { Profile } from '../contract/accounts/profile.ts'
import { cleanPhone } from '../contract/values/contact.ts'
import { cleanLine } from '../contract/values/text.ts'

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

/** Fields of the form. The email address changes by a verification of its own, and so does the phone where identities are verified. */
export interface ProfileForm extends ProfileTexts {
  /** A changed number, name or day of birth, as typed, in a shop without identity verification. */
  readonly phone?: string | undefined
  readonly username?: string | undefined
  readonly birth?: string | undefined
  readonly recv_sms: boolean
  readonly recv_email: boolean
}

/** A field that is shown beside a value stored elsewhere. */
export type ComparedField = Exclude<keyof ProfileForm, 'phone' | 'username' | 'birth'>

/** A field that was changed elsewhere and differs from the form. */
export interface ProfileDifference {
  readonly field: ComparedField
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
} as const satisfies Record<ComparedField, true>

function isField(name: string): name is ComparedField {
  return Object.hasOwn(fields, name)
}

/** Fields that are compared with what is stored, in the order of the form. */
export const profileFields: readonly ComparedField[] = Object.keys(fields).filter(isField)

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

/** What somebody else may have stored of {@link withoutStored}. */
type StoredPerson = { readonly [part in 'phone' | 'username' | 'birth']?: string | null | undefined }

/** The form without what of the person is as stored, so that it never replaces what was stored elsewhere since. */
export function withoutStored({ phone, username, birth, ...form }: ProfileForm, stored: StoredPerson): ProfileForm {
  const isSame = {
    phone: phone === undefined || cleanPhone(phone) === (stored.phone ?? ''),
    username: username === undefined || cleanLine(username) === (stored.username ?? ''),
    birth: birth === undefined || birth === (stored.birth ?? ''),
  }
  return {
    ...form,
    ...(isSame.phone ? {} : { phone }),
    ...(isSame.username ? {} : { username }),
    ...(isSame.birth ? {} : { birth }),
  }
}

/**
 * The profile that an unsaved form goes on from: what is stored, with the fields and the version that the form began
 * with. Saving then finds what was changed elsewhere since.
 */
export function baseOf({ version, began }: UnsavedProfile, stored: Profile): Profile {
  const { nickname, group, phone: _, username: __, birth: ___, recv_sms, recv_email, ...belonging } = began
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
export function takeStored(typed: ProfileForm, stored: Profile, names: readonly ComparedField[]): ProfileForm {
  const now = formOf(stored)
  return Object.assign({}, typed, Object.fromEntries(names.map((name) => [name, now[name]])))
}
