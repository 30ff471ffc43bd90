import { fromPromise } from 'xstate'
import { profile, updateProfile, verifyPassword } from '#contract/accounts/profile.ts'
import { verifyMember } from '#contract/orders/checkout.ts'
import { endpointActor } from '#lib/http/endpoint-actor.ts'
import type { Http } from '#lib/http/http.ts'
import { deadlineActor } from '#lib/time/deadline.ts'
import { editProfileMachine, type ProfileUpdate } from '#machines/edit-profile.machine.ts'
import { profileDraft } from './profile-draft.ts'

interface EditProfileDependencies {
  readonly http: Http
  /** Edition of the marketing text in force. */
  readonly marketing: string
  /** ID of the member. */
  readonly userid: string
}

/** Provides the actors of editing the profile. */
export function provideEditProfile({ http, marketing, userid }: EditProfileDependencies) {
  return editProfileMachine.provide({
    actors: {
      verifyPassword: endpointActor(http, verifyPassword),
      profile: endpointActor(http, profile),
      updateProfile: fromPromise(async ({ input, signal }) => {
        const body = { ...changedProfile(input), marketing }
        const content = await http(updateProfile, { body }, signal)
        profileDraft(userid).clear()
        return content
      }),
      verifyMember: endpointActor(http, verifyMember),
      deadline: deadlineActor,
    },
  })
}

/** The profile object with the values of the form. */
function changedProfile({ base, form, newEmail }: ProfileUpdate) {
  const {
    nickname,
    group,
    phone = base.phone,
    username = base.username,
    birth = base.birth,
    recv_sms,
    recv_email,
    ...belonging
  } = form
  return {
    ...base,
    ...{ nickname, group, phone, username, birth, recv_sms, recv_email, belonging },
    ...(newEmail === undefined ? {} : { email: newEmail.email, email_verification_id: newEmail.id }),
  }
}
