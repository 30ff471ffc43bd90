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
  'checkout/editing': msg({ context: 'state', message: 'Filling in the form' }),
  'checkout/placingOrder': msg({ context: 'state', message: 'Placing the order' }),
  'checkout/openingPayment': msg({ context: 'state', message: 'Opening the payment' }),
  'checkout/leavingForPayment': msg({ context: 'state', message: 'On to the payment' }),
  'checkout/verifyingIdentity': msg({ context: 'state', message: 'Verifying identity' }),
  'checkout/takingIdentity': msg({ context: 'state', message: 'Keeping the identity' }),
  'checkout/asking': msg({ context: 'state', message: 'Asking for the result' }),
  'checkout/settling': msg({ context: 'state', message: 'Being confirmed' }),
  'checkout/waitingForDeposit': msg({ context: 'state', message: 'Waiting for a deposit' }),
  'checkout/resultUnknown': msg({ context: 'state', message: 'Result is unknown' }),
  'checkout/completed': msg({ context: 'state', message: 'Completed' }),
  'checkout/unpaid': msg({ context: 'state', message: 'Not paid yet' }),
  'checkout/over': msg({ context: 'state', message: 'Order is over' }),
  'checkout/failed': msg({ context: 'state', message: 'Order failed' }),
}

function isStateKey(key: string): key is StateKey {
  return Object.hasOwn(stateWords, key)
}

/** What a state of a flow is called; undefined for one that does not exist. */
export function stateWordsOf(flow: string, state: string): MessageDescriptor | undefined {
  const key = `${flow}/${state}`
  return isStateKey(key) ? stateWords[key] : undefined
}
