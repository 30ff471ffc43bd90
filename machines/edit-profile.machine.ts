import { assertEvent, assign, setup } from 'xstate'
import { type Profile, profile, type updateProfile, verifyPassword } from '../contract/accounts/profile.ts'
import { verifyMember } from '../contract/orders/checkout.ts'
import * as codes from '../contract/protocol/codes.ts'
import type { ContentOf } from '../contract/protocol/endpoint.ts'
import { type ApiErrorData, errorOf, hasFailedWith } from './api-error-data.ts'
import {
  baseOf,
  compareProfiles,
  formOf,
  type NewEmail,
  type ProfileForm,
  type UnsavedProfile,
  withoutStored,
} from './edit-profile.data.ts'
import { deadline, endpointActor, placeholderActor } from './placeholder-actor.ts'
import { requireDefined } from './require-defined.ts'
import type { StateName } from './state-name.ts'

interface EditProfileContext {
  /** Form that this tab has kept from before a login; undefined once the profile is loaded. */
  readonly unsaved: UnsavedProfile | undefined
  /** Until when the password check allows changes, ISO 8601. */
  readonly freshUntil: string | undefined
  /** The profile that the form began with. */
  readonly base: Profile | undefined
  /** The form when it was last left. */
  readonly form: ProfileForm | undefined
  readonly newEmail: NewEmail | undefined
  /** The phone number was verified on this page. */
  readonly isPhoneVerified: boolean
  /** The profile that somebody stored meanwhile, while the member chooses. */
  readonly stored: Profile | undefined
  readonly error: ApiErrorData | undefined
}

type EditProfileEvent =
  | { readonly type: 'password.submitted'; readonly password: string }
  | { readonly type: 'profile.requested' }
  | { readonly type: 'email.requested'; readonly form: ProfileForm }
  | { readonly type: 'phone.requested'; readonly form: ProfileForm }
  | { readonly type: 'profile.submitted'; readonly form: ProfileForm }
  /** The email verification on this page is complete. */
  | ({ readonly type: 'email.verified' } & NewEmail)
  /** The identity verification on this page is complete. */
  | { readonly type: 'identity.verified'; readonly idfc_id: string }
  /** The member has chosen between stored and typed values. */
  | { readonly type: 'values.chosen'; readonly form: ProfileForm }
  | { readonly type: 'back' }

export interface EditProfileInput {
  /** Form that this tab has kept; undefined when there is none. */
  readonly unsaved: UnsavedProfile | undefined
}

/** What is saved: the form on top of the profile that it began with. */
export interface ProfileUpdate {
  readonly base: Profile
  readonly form: ProfileForm
  readonly newEmail: NewEmail | undefined
}

export const editProfileActors = {
  verifyPassword: endpointActor(verifyPassword),
  profile: endpointActor(profile),
  updateProfile: placeholderActor<ContentOf<typeof updateProfile>, ProfileUpdate>('updateProfile'),
  verifyMember: endpointActor(verifyMember),
  deadline,
}

/**
 * Edits the profile of the member after a password check (specification, sections 2, 5 and 8). What somebody else has
 * stored meanwhile is shown beside the form, never overwritten.
 */
export const editProfileMachine = setup({
  types: {
    context: {} as EditProfileContext,
    events: {} as EditProfileEvent,
    input: {} as EditProfileInput,
    tags: {} as 'busy',
  },
  actors: editProfileActors,
  actions: {
    setFreshUntil: assign({ freshUntil: (_, { until }: { readonly until: string }) => until }),
    setBase: assign({ base: (_, { profile }: { readonly profile: Profile }) => profile }),
    /** The form goes on where the same member left it. */
    openForm: assign(({ context: { unsaved } }, { profile }: { readonly profile: Profile }) =>
      unsaved?.userid === profile.userid
        ? {
            base: baseOf(unsaved, profile),
            form: withoutStored(unsaved.form, unsaved.began),
            unsaved: undefined,
          }
        : { base: profile, unsaved: undefined },
    ),
    setForm: assign({ form: (_, { form }: { readonly form: ProfileForm }) => form, error: undefined }),
    setNewEmail: assign({ newEmail: (_, { id, email }: NewEmail) => ({ id, email }) }),
    setPhoneVerified: assign({ isPhoneVerified: true }),
    setStored: assign({ stored: (_, { profile }: { readonly profile: Profile }) => profile }),
    /** The form goes on from the stored profile, with the chosen values. */
    setChosen: assign({
      base: ({ context }) => requireDefined(context.stored, 'stored'),
      form: (_, { form }: { readonly form: ProfileForm }) => form,
      stored: undefined,
      error: undefined,
    }),
    setError: assign({ error: ({ event }) => errorOf(event) }),
    clearError: assign({ error: undefined }),
  },
  guards: {
    hasBase: ({ context }) => context.base !== undefined,
    /** The password check is too old. */
    isStale: ({ event }) => hasFailedWith(event, codes.freshAuthenticationRequired),
    isChanged: ({ event }) => hasFailedWith(event, codes.profileChanged),
    hasDifferences: ({ context: { base, form } }, { profile }: { readonly profile: Profile }) =>
      base !== undefined && compareProfiles(base, form ?? formOf(base), profile).length > 0,
  },
}).createMachine({
  id: 'edit-profile',
  context: ({ input }) => ({
    unsaved: input.unsaved,
    freshUntil: undefined,
    base: undefined,
    form: undefined,
    newEmail: undefined,
    isPhoneVerified: false,
    stored: undefined,
    error: undefined,
  }),
  initial: 'enteringPassword',
  states: {
    enteringPassword: { on: { 'password.submitted': { target: 'checkingPassword', actions: 'clearError' } } },
    checkingPassword: {
      tags: 'busy',
      invoke: {
        id: 'verifyPassword',
        src: 'verifyPassword',
        // From the event: a password is never stored in the context.
        input: ({ event }) => {
          assertEvent(event, 'password.submitted')
          return { body: { password: event.password } }
        },
        onDone: [
          {
            guard: 'hasBase',
            target: 'editing',
            actions: { type: 'setFreshUntil', params: ({ event }) => ({ until: event.output.fresh_until }) },
          },
          {
            target: 'loadingProfile',
            actions: { type: 'setFreshUntil', params: ({ event }) => ({ until: event.output.fresh_until }) },
          },
        ],
        onError: { target: 'enteringPassword', actions: 'setError' },
      },
    },
    loadingProfile: {
      tags: 'busy',
      invoke: {
        id: 'loadProfile',
        src: 'profile',
        input: {},
        onDone: {
          target: 'editing',
          actions: { type: 'openForm', params: ({ event }) => ({ profile: event.output }) },
        },
        onError: { target: 'profileUnavailable', actions: 'setError' },
      },
    },
    /** The profile could not be loaded. The member can try again. */
    profileUnavailable: { on: { 'profile.requested': { target: 'loadingProfile', actions: 'clearError' } } },
    editing: {
      invoke: {
        id: 'freshDeadline',
        src: 'deadline',
        input: ({ context }) => ({ expiresAt: requireDefined(context.freshUntil, 'freshUntil') }),
        onDone: { target: 'enteringPassword', actions: 'clearError' },
      },
      on: {
        'profile.submitted': {
          target: 'savingProfile',
          actions: { type: 'setForm', params: ({ event }) => ({ form: event.form }) },
        },
        'email.requested': {
          target: 'verifyingEmail',
          actions: { type: 'setForm', params: ({ event }) => ({ form: event.form }) },
        },
        'phone.requested': {
          target: 'verifyingPhone',
          actions: { type: 'setForm', params: ({ event }) => ({ form: event.form }) },
        },
      },
    },
    savingProfile: {
      tags: 'busy',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context: { base, form, newEmail } }) => ({
          base: requireDefined(base, 'base'),
          form: requireDefined(form, 'form'),
          newEmail,
        }),
        onDone: 'profileSaved',
        onError: [
          { guard: 'isStale', target: 'enteringPassword' },
          { guard: 'isChanged', target: 'comparing' },
          { target: 'editing', actions: 'setError' },
        ],
      },
    },
    /** The profile was changed meanwhile: reads it, and saves again when that does not touch the form. */
    comparing: {
      tags: 'busy',
      invoke: {
        id: 'compareProfile',
        src: 'profile',
        input: {},
        onDone: [
          {
            guard: { type: 'hasDifferences', params: ({ event }) => ({ profile: event.output }) },
            target: 'choosingValues',
            actions: { type: 'setStored', params: ({ event }) => ({ profile: event.output }) },
          },
          {
            target: 'savingProfile',
            actions: { type: 'setBase', params: ({ event }) => ({ profile: event.output }) },
          },
        ],
        onError: { target: 'editing', actions: 'setError' },
      },
    },
    choosingValues: {
      on: {
        'values.chosen': {
          target: 'editing',
          actions: { type: 'setChosen', params: ({ event }) => ({ form: event.form }) },
        },
      },
    },
    verifyingEmail: {
      on: {
        'email.verified': {
          target: 'editing',
          actions: { type: 'setNewEmail', params: ({ event: { id, email } }) => ({ id, email }) },
        },
        back: 'editing',
      },
    },
    verifyingPhone: { on: { 'identity.verified': 'takingIdentity', back: 'editing' } },
    takingIdentity: {
      tags: 'busy',
      invoke: {
        id: 'verifyMember',
        src: 'verifyMember',
        input: ({ event }) => {
          assertEvent(event, 'identity.verified')
          return { body: { idfc_id: event.idfc_id, purpose: 'profile' } }
        },
        onDone: { target: 'refreshingProfile', actions: 'setPhoneVerified' },
        onError: [
          { guard: 'isStale', target: 'enteringPassword' },
          { target: 'editing', actions: 'setError' },
        ],
      },
    },
    /** The verification has changed the stored profile: reads it. */
    refreshingProfile: {
      tags: 'busy',
      invoke: {
        id: 'refreshProfile',
        src: 'profile',
        input: {},
        onDone: [
          {
            guard: { type: 'hasDifferences', params: ({ event }) => ({ profile: event.output }) },
            target: 'choosingValues',
            actions: { type: 'setStored', params: ({ event }) => ({ profile: event.output }) },
          },
          { target: 'editing', actions: { type: 'setBase', params: ({ event }) => ({ profile: event.output }) } },
        ],
        // The older profile stays: saving compares it with the stored one.
        onError: { target: 'editing', actions: 'setError' },
      },
    },
    profileSaved: { type: 'final' },
  },
})

export type EditProfileState = StateName<typeof editProfileMachine>
