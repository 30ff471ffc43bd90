import * as v from 'valibot'
import { invitationInvalid, lastOwner, lastPasskey, operatorNameTaken, passkeyRefused } from '../protocol/desk-codes.ts'
import { noContent } from '../protocol/endpoint.ts'
import { emailSchema } from '../values/contact.ts'
import { filledLine, momentSchema } from '../values/text.ts'
import { defineDeskEndpoint } from './desk-endpoint.ts'
import { roleSchema } from './roles.ts'

/** Times of sessions and links of the desk, in seconds. */
export const deskLimits = {
  /** A session ends after this time without a call. */
  idleSeconds: 30 * 60,
  /** A session ends after this time in any case. */
  sessionSeconds: 12 * 60 * 60,
  /** How long a used passkey confirms acts about money, sanctions, exports and roles. */
  confirmedSeconds: 5 * 60,
  /** How long a passkey may take to answer. */
  challengeSeconds: 5 * 60,
  /** How long the link of an invitation works. */
  invitationSeconds: 24 * 60 * 60,
  /**
   * Age from which a passkey approves requests of others, so that nobody makes a second person of themselves by a link
   * for somebody else, before that operator has read the mail about it.
   */
  secondPersonSeconds: 24 * 60 * 60,
} as const

/** Name of an operator, as the record of acts shows it. */
export const operatorNameSchema = filledLine(40, 'a name', 'name')

const publicKey = v.literal('public-key')
const credentialReference = v.object({ id: v.string(), type: publicKey })

/** Options of `navigator.credentials.create`, in JSON (Web Authentication Level 3, section 5.1.9). */
const creationOptions = v.object({
  challenge: v.string(),
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(v.object({ type: publicKey, alg: v.number() })),
  /** Milliseconds. */
  timeout: v.number(),
  excludeCredentials: v.array(credentialReference),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})

/** Options of `navigator.credentials.get`, in JSON (Web Authentication Level 3, section 5.1.10). */
const requestOptions = v.object({
  challenge: v.string(),
  rpId: v.string(),
  /** Milliseconds. */
  timeout: v.number(),
  userVerification: v.literal('required'),
  allowCredentials: v.array(credentialReference),
})

const credential = { id: v.string(), rawId: v.string(), type: publicKey, clientExtensionResults: v.object({}) }

/** A new passkey, as `startRegistration` of SimpleWebAuthn returns it. */
const createdPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: v.string(),
    attestationObject: v.string(),
    transports: v.optional(v.array(v.string())),
  }),
})

/** A used passkey, as `startAuthentication` of SimpleWebAuthn returns it. */
const usedPasskey = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: v.string(),
    authenticatorData: v.string(),
    signature: v.string(),
    userHandle: v.optional(v.string()),
  }),
})

/** The operator who is logged in. */
const ownSession = v.object({
  name: v.string(),
  roles: v.array(roleSchema),
  /** When the session ends without another call; ISO 8601. */
  ends_at: v.string(),
  /** Until when acts need no further confirmation; ISO 8601. */
  confirmed_until: v.string(),
})

export const openDeskLogin = defineDeskEndpoint({
  name: 'open-desk-login',
  summary: 'Challenge for a login by passkey',
  method: 'POST',
  path: '/v1/desk/session/challenge',
  allows: 'anyone',
  content: requestOptions,
  codes: [],
})

export const deskLogin = defineDeskEndpoint({
  name: 'desk-login',
  summary: 'Login by passkey; sets the cookie of the session',
  method: 'POST',
  path: '/v1/desk/session',
  allows: 'anyone',
  body: v.object({ passkey: usedPasskey }),
  content: ownSession,
  codes: [passkeyRefused],
})

export const deskSession = defineDeskEndpoint({
  name: 'desk-session',
  summary: 'Who is logged in',
  method: 'GET',
  path: '/v1/desk/session',
  allows: 'everyOperator',
  content: ownSession,
  codes: [],
})

export const deskLogout = defineDeskEndpoint({
  name: 'desk-logout',
  summary: 'Ends the session',
  method: 'DELETE',
  path: '/v1/desk/session',
  allows: 'everyOperator',
  content: noContent,
  codes: [],
})

export const openConfirmation = defineDeskEndpoint({
  name: 'open-confirmation',
  summary: 'Challenge for the passkeys of the operator who is logged in',
  method: 'POST',
  path: '/v1/desk/session/confirmation/challenge',
  allows: 'everyOperator',
  content: requestOptions,
  codes: [],
})

export const confirmOperator = defineDeskEndpoint({
  name: 'confirm-operator',
  summary: 'Confirms by passkey who is there, for the acts that need it',
  method: 'POST',
  path: '/v1/desk/session/confirmation',
  allows: 'everyOperator',
  body: v.object({ passkey: usedPasskey }),
  content: ownSession,
  codes: [passkeyRefused],
})

export const openInvitation = defineDeskEndpoint({
  name: 'open-invitation',
  summary: 'Challenge for the first passkey of an invited operator, whose secret is in the header of links',
  method: 'POST',
  path: '/v1/desk/invitation/challenge',
  allows: 'anyone',
  content: v.object({ name: v.string(), roles: v.array(roleSchema), options: creationOptions }),
  codes: [invitationInvalid],
})

export const acceptInvitation = defineDeskEndpoint({
  name: 'accept-invitation',
  summary: 'Stores the passkey of an invited operator, and logs in',
  method: 'POST',
  path: '/v1/desk/invitation',
  allows: 'anyone',
  body: v.object({ passkey: createdPasskey }),
  content: ownSession,
  codes: [invitationInvalid, passkeyRefused],
})

const operator = v.object({
  id: v.string(),
  name: v.string(),
  roles: v.array(roleSchema),
  /** Where mails about the access go; null when none is known. */
  email: v.nullable(v.string()),
  /** Number of passkeys; 0 until the invitation is accepted. */
  passkeys: v.number(),
  /** ISO 8601; null before the first login. */
  last_seen_at: v.nullable(v.string()),
})

/** The link of an invitation. It is shown once. */
const invitation = v.object({
  link: v.string(),
  /** ISO 8601. */
  expires_at: v.string(),
})

export const operatorList = defineDeskEndpoint({
  name: 'operator-list',
  summary: 'Operators with their roles',
  method: 'GET',
  path: '/v1/desk/operator',
  allows: ['owner'],
  looks: { unrecorded: 'addresses of operators, for owners alone' },
  content: v.array(operator),
  codes: [],
})

export const inviteOperator = defineDeskEndpoint({
  name: 'invite-operator',
  summary: 'Adds an operator, who registers a passkey by the link',
  method: 'POST',
  path: '/v1/desk/operator',
  allows: ['owner'],
  needsConfirmation: true,
  body: v.object({
    name: operatorNameSchema,
    email: emailSchema,
    roles: v.pipe(v.array(roleSchema), v.minLength(1)),
  }),
  content: invitation,
  codes: [operatorNameTaken],
})

const operatorParams = v.object({ id: v.pipe(v.string(), v.uuid()) })

/** The operator is told by mail. Who only needs another device makes a link themselves: {@link inviteOwnDevice}. */
export const inviteAgain = defineDeskEndpoint({
  name: 'invite-again',
  summary: 'Ends the passkeys and sessions of an operator who has lost a device, and makes a new link',
  method: 'POST',
  path: '/v1/desk/operator/{id}/invitation',
  allows: ['owner'],
  needsConfirmation: true,
  params: operatorParams,
  content: invitation,
  codes: [lastOwner],
})

export const changeRoles = defineDeskEndpoint({
  name: 'change-roles',
  summary: 'Changes the roles of an operator',
  method: 'PUT',
  path: '/v1/desk/operator/{id}',
  allows: ['owner'],
  needsConfirmation: true,
  params: operatorParams,
  body: v.object({ roles: v.pipe(v.array(roleSchema), v.minLength(1)) }),
  content: noContent,
  codes: [lastOwner],
})

export const removeOperator = defineDeskEndpoint({
  name: 'remove-operator',
  summary: 'Ends the sessions of an operator and deletes the passkeys; the record of acts keeps the name',
  method: 'DELETE',
  path: '/v1/desk/operator/{id}',
  allows: ['owner'],
  needsConfirmation: true,
  params: operatorParams,
  content: noContent,
  codes: [lastOwner],
})

export const passkeyList = defineDeskEndpoint({
  name: 'passkey-list',
  summary: 'Passkeys of the operator who is logged in',
  method: 'GET',
  path: '/v1/desk/passkey',
  allows: 'everyOperator',
  content: v.array(
    v.object({
      id: v.string(),
      /** ISO 8601. */
      created_at: v.string(),
      /** ISO 8601; null when it was not used yet. */
      last_used_at: v.nullable(v.string()),
      /** Whether it was the last one that was used in this session. */
      is_current: v.boolean(),
      /** From when it approves requests of other operators. */
      approves_from: momentSchema,
    }),
  ),
  codes: [],
})

export const deletePasskey = defineDeskEndpoint({
  name: 'delete-passkey',
  summary: 'Deletes one of several passkeys of the operator who is logged in, and ends the sessions opened by it',
  method: 'DELETE',
  path: '/v1/desk/passkey/{id}',
  allows: 'everyOperator',
  needsConfirmation: true,
  params: v.object({ id: v.string() }),
  content: noContent,
  codes: [lastPasskey],
})

/** The link keeps the other passkeys. Earlier links of the operator end. */
export const inviteOwnDevice = defineDeskEndpoint({
  name: 'invite-own-device',
  summary: 'Makes a link by which the operator who is logged in adds a passkey on another device',
  method: 'POST',
  path: '/v1/desk/passkey',
  allows: 'everyOperator',
  needsConfirmation: true,
  content: invitation,
  codes: [],
})

export const ownEmail = defineDeskEndpoint({
  name: 'own-email',
  summary: 'Where mails about the access of the operator who is logged in go',
  method: 'GET',
  path: '/v1/desk/session/email',
  allows: 'everyOperator',
  looks: { unrecorded: 'the own address' },
  content: v.object({ email: v.nullable(v.string()) }),
  codes: [],
})

/** The former address is told. */
export const changeOwnEmail = defineDeskEndpoint({
  name: 'change-own-email',
  summary: 'Changes where mails about the own access go',
  method: 'PUT',
  path: '/v1/desk/session/email',
  allows: 'everyOperator',
  needsConfirmation: true,
  body: v.object({ email: emailSchema }),
  content: noContent,
  codes: [],
})
