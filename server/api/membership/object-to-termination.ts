import * as codes from '../../../contract/protocol/codes.ts'
import { readLinkToken } from '../../../contract/addresses/link-token.ts'
import { objectToTermination } from '../../../contract/accounts/membership.ts'
import { transact } from '../../db/open.ts'
import { defineHandler } from '../define-handler.ts'
import { findTerminatedMember } from './membership-links.ts'
import { recordOwnObjection } from './record-objection.ts'

export default defineHandler(objectToTermination, async (call) => {
  const { db, clock, body, locale, apiError } = call
  const link = readLinkToken(body.token)
  const content = await transact(db, async (tx) => {
    const member = link && (await findTerminatedMember(tx, link, clock.now()))
    if (!member) throw apiError(codes.membershipLinkNotFound, 'This link belongs to no terminated membership.')
    return recordOwnObjection(tx, call, { member, text: body.content, locale })
  })
  return { content }
})
