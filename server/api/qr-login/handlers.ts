import type * as contract from '../../../contract/accounts/qr-login.ts'
import type { HandlersFor } from '../handler.ts'
import openQrLogin from './open-qr-login.ts'
import qrLogin from './qr-login.ts'
import qrLoginStatus from './qr-login-status.ts'

/** A handler for each call of `contract/accounts/qr-login.ts`. */
export const qrLoginHandlers = { openQrLogin, qrLogin, qrLoginStatus } satisfies HandlersFor<typeof contract>
