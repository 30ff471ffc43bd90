import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StateKey } from './flow-facts.gen.ts'

const loggedIn = msg({ context: 'state', message: 'Logged in' })

/** What each state is called. They stand in the boxes of the diagrams: at most 21 letters, or 12 of Korean. */
const stateWords: Record<StateKey, MessageDescriptor> = {
  'session/anonymous': msg({ context: 'state', message: 'Not logged in' }),
  'session/signedIn': loggedIn,
  'session/checking': msg({ context: 'state', message: 'Checking the login' }),
  'session/refreshing': msg({ context: 'state', message: 'Renewing the login' }),
  'session/rejected': msg({ context: 'state', message: 'Login is over' }),
  'session/signingOut': msg({ context: 'state', message: 'Logging out' }),
  'login/enteringPassword': msg({ context: 'state', message: 'Entering the password' }),
  'login/verifyingIdentity': msg({ context: 'state', message: 'Verifying identity' }),
  'login/showingQr': msg({ context: 'state', message: 'Showing the QR code' }),
  'login/checkingPassword': msg({ context: 'state', message: 'Checking the password' }),
  'login/checkingIdentity': msg({ context: 'state', message: 'Checking the identity' }),
  'login/unregistered': msg({ context: 'state', message: 'Not a member yet' }),
  'login/accountDeactivated': msg({ context: 'state', message: 'Account switched off' }),
  'login/accountDeleted': msg({ context: 'state', message: 'Account deleted' }),
  'login/signedIn': loggedIn,
  'qr-login/requestingCode': msg({ context: 'state', message: 'Getting a code' }),
  'qr-login/waitingForScan': msg({ context: 'state', message: 'Waiting for the scan' }),
  'qr-login/waitingForApproval': msg({ context: 'state', message: 'Waiting for approval' }),
  'qr-login/openingSession': msg({ context: 'state', message: 'Opening the session' }),
  'qr-login/loginRefused': msg({ context: 'state', message: 'Refused on the phone' }),
  'qr-login/codeExpired': msg({ context: 'state', message: 'Code has expired' }),
  'qr-login/failed': msg({ context: 'state', message: 'Did not work' }),
  'qr-login/signedIn': loggedIn,
  'identity-verification/ready': msg({ context: 'state', message: 'Ready to begin' }),
  'identity-verification/openingWindow': msg({ context: 'state', message: 'Opening the window' }),
  'identity-verification/waitingForPerson': msg({ context: 'state', message: 'Person in the window' }),
  'identity-verification/leavingForProvider': msg({ context: 'state', message: 'On to the provider' }),
  'identity-verification/checkingResult': msg({ context: 'state', message: 'Asking for the result' }),
  'identity-verification/resultUnknown': msg({ context: 'state', message: 'Result is unknown' }),
  'identity-verification/windowBlocked': msg({ context: 'state', message: 'Window was blocked' }),
  'identity-verification/refused': msg({ context: 'state', message: 'Refused' }),
  'identity-verification/canceled': msg({ context: 'state', message: 'Not finished' }),
  'identity-verification/expired': msg({ context: 'state', message: 'Time is over' }),
  'identity-verification/verified': msg({ context: 'state', message: 'Verified' }),
  'find-id/enteringContact': msg({ context: 'state', message: 'Entering the contact' }),
  'find-id/sendingCode': msg({ context: 'state', message: 'Sending the code' }),
  'find-id/confirmingContact': msg({ context: 'state', message: 'Confirming the code' }),
  'find-id/nobodyFound': msg({ context: 'state', message: 'Nobody found' }),
  'find-id/idFound': msg({ context: 'state', message: 'ID found, masked' }),
  'find-id/revealingId': msg({ context: 'state', message: 'Asking for the ID' }),
  'find-id/idShown': msg({ context: 'state', message: 'Whole ID shown' }),
  'one-time-code/enteringCode': msg({ context: 'state', message: 'Entering the code' }),
  'one-time-code/verifyingCode': msg({ context: 'state', message: 'Checking the code' }),
  'one-time-code/requestingCode': msg({ context: 'state', message: 'Sending a new code' }),
  'one-time-code/codeExpired': msg({ context: 'state', message: 'Code has expired' }),
  'one-time-code/tooManyAttempts': msg({ context: 'state', message: 'Too many tries' }),
  'one-time-code/requestLimited': msg({ context: 'state', message: '24-hour pause' }),
  'one-time-code/codeAccepted': msg({ context: 'state', message: 'Code is right' }),
  'one-time-code/nobodyBehind': msg({ context: 'state', message: 'Nobody found' }),
  'find-password/enteringAccount': msg({ context: 'state', message: 'Entering the account' }),
  'find-password/sendingLink': msg({ context: 'state', message: 'Sending the link' }),
  'find-password/linkSent': msg({ context: 'state', message: 'Link was sent' }),
  'find-password/linkExpired': msg({ context: 'state', message: 'Link has expired' }),
  'find-password/linksLimited': msg({ context: 'state', message: '24-hour pause' }),
  'find-password/checkingLink': msg({ context: 'state', message: 'Checking the link' }),
  'find-password/linkUnchecked': msg({ context: 'state', message: 'Link not checked' }),
  'find-password/enteringPassword': msg({ context: 'state', message: 'Choosing a password' }),
  'find-password/changingPassword': msg({ context: 'state', message: 'Changing it' }),
  'find-password/linkRefused': msg({ context: 'state', message: 'Link does not work' }),
  'find-password/passwordChanged': msg({ context: 'state', message: 'Password changed' }),
}

function isStateKey(key: string): key is StateKey {
  return Object.hasOwn(stateWords, key)
}

/** What a state of a flow is called; undefined for one that does not exist. */
export function stateWordsOf(flow: string, state: string): MessageDescriptor | undefined {
  const key = `${flow}/${state}`
  return isStateKey(key) ? stateWords[key] : undefined
}
