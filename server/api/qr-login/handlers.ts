import { eq } from 'drizzle-orm'
import * as contract from '#contract/accounts/qr-login.ts'
import * as codes from '#contract/protocol/codes.ts'
import { qrLogins } from '#server/db/schema/sign-in.ts'
import { defineHandler } from '../define-handler.ts'
import type { HandlersFor } from '../handler.ts'
import { notifyQrChange } from '../qr-login-changes.ts'
import { openSession } from '../session/open-session.ts'
import { findBrowserCode, statusAt } from './codes.ts'
import openQrLogin from './open-qr-login.ts'
import qrLoginStatus from './qr-login-status.ts'

/** A handler for each call of `contract/accounts/qr-login.ts`. */
export const qrLoginHandlers = {
  openQrLogin,

  /** A code logs in once, in the browser that shows it, after its person approved. */
  qrLogin: defineHandler(contract.qrLogin, async (call) => {
    const { clock, caller, body, apiError } = call
    const content = await openSession(call, caller, async (tx) => {
      const row = await findBrowserCode(tx, caller, body.qr_id)
      const status = row && statusAt(row, clock.now())
      if (status === 'waiting' || status === 'scanned')
        throw apiError(codes.qrLoginNotApproved, 'Nobody has approved this code yet.')
      if (!row?.memberId || status !== 'approved')
        throw apiError(codes.qrCodeInvalid, 'This code is not valid any more.')
      await tx.update(qrLogins).set({ status: 'used' }).where(eq(qrLogins.id, row.id))
      await notifyQrChange(tx, row.id)
      return row.memberId
    })
    return { content }
  }),
  qrLoginStatus,
} satisfies HandlersFor<typeof contract>
