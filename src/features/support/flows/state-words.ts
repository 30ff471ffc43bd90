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
  'sign-up/opening': msg({ context: 'state', message: 'Looking what is kept' }),
  'sign-up/enteringTerms': msg({ context: 'state', message: 'Agreeing to terms' }),
  'sign-up/verifyingIdentity': msg({ context: 'state', message: 'Verifying identity' }),
  'sign-up/identifying': msg({ context: 'state', message: 'Taking the identity' }),
  'sign-up/agreeingAsGuardian': msg({ context: 'state', message: 'Guardian agrees' }),
  'sign-up/verifyingGuardian': msg({ context: 'state', message: 'Guardian verifies' }),
  'sign-up/consenting': msg({ context: 'state', message: 'Noting the consent' }),
  'sign-up/verifyingEmail': msg({ context: 'state', message: 'Confirming the e-mail' }),
  'sign-up/enteringDetails': msg({ context: 'state', message: 'Entering details' }),
  'sign-up/checkingUserid': msg({ context: 'state', message: 'Checking the ID' }),
  'sign-up/provingHuman': msg({ context: 'state', message: 'Checking for a person' }),
  'sign-up/joining': msg({ context: 'state', message: 'Making the account' }),
  'sign-up/accountExists': msg({ context: 'state', message: 'Has an account' }),
  'sign-up/identificationOver': msg({ context: 'state', message: 'Identity is over' }),
  'sign-up/complete': msg({ context: 'state', message: 'Is a member' }),
}

function isStateKey(key: string): key is StateKey {
  return Object.hasOwn(stateWords, key)
}

/** What a state of a flow is called; undefined for one that does not exist. */
export function stateWordsOf(flow: string, state: string): MessageDescriptor | undefined {
  const key = `${flow}/${state}`
  return isStateKey(key) ? stateWords[key] : undefined
}
