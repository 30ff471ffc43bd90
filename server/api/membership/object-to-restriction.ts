import { eq } from 'drizzle-orm'
import * as codes from '../../../contract/protocol/codes.ts'
import { objectToRestriction } from '../../../contract/accounts/membership.ts'
import { transact } from '../../db/open.ts'
import { members } from '../../db/schema/members.ts'
import { defineHandler } from '../define-handler.ts'
import { isRestricted } from '../member-status.ts'
import { recordOwnObjection } from './record-objection.ts'

export default defineHandler(objectToRestriction, async (call) => {
  const { db, clock, member, body, locale, apiError } = call
  const content = await transact(db, async (tx) => {
    const [row] = await tx.select().from(members).where(eq(members.id, member.memberId))
    if (!row) throw apiError(codes.memberGone, 'The member behind this access token is gone.')
    if (!isRestricted(row, clock.now())) throw apiError(codes.nothingToObjectTo, 'The membership is not restricted.')
    return recordOwnObjection(tx, call, { member: row, text: body.content, locale })
  })
  return { content }
})
