import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { ApiError } from '../contract/protocol/api-error.ts'
import * as codes from '../contract/protocol/codes.ts'
import { errorWithCode } from './api-error-data.ts'
import { oneTimeCodeMachine } from './one-time-code.machine.ts'

const moment = '2026-11-21T03:00:00.000Z'
const sent = { otp_id: 'code', sent_at: moment, expires_at: moment, resend_at: moment, sends_left: 4 }

/** Enters a wrong code with so many attempts left; returns how many are left then. */
async function enterWrongCode(left: number, told: number | undefined): Promise<number> {
  const wrong = ApiError.received({ ...errorWithCode(codes.wrongOneTimeCode), details: { attempts_left: told } })
  const provided = oneTimeCodeMachine.provide({
    actors: { enterCode: fromPromise(() => Promise.reject(wrong)), deadline: fromPromise(() => new Promise(() => {})) },
  })
  const input = { sent: { ...sent, attempts_left: left }, error: undefined }
  const actor = createActor(provided, { input }).start()
  actor.send({ type: 'code.submitted', code: '000000' })
  const { context } = await waitFor(actor, (snapshot) => snapshot.context.error !== undefined)
  return context.attemptsLeft
}

describe('a wrong code', () => {
  it.each([
    [5, 3],
    [5, 0],
  ])('with %i attempts left leaves as many as the answer says: %i', async (left, told) => {
    expect(await enterWrongCode(left, told)).toBe(told)
  })

  it.each([
    [5, 4],
    [1, 0],
    [0, 0],
  ])('with %i attempts left leaves %i when the answer does not say', async (left, expected) => {
    expect(await enterWrongCode(left, undefined)).toBe(expected)
  })
})
