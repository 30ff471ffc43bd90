import * as codes from '../../../contract/protocol/codes.ts'
import { terminatedMembership } from '../../../contract/accounts/membership.ts'
import { uuidPattern } from '../../lib/uuid.ts'
import { defineHandler } from '../define-handler.ts'
import { findTerminatedMember } from './membership-links.ts'
import { presentSanction } from './present.ts'

export default defineHandler(terminatedMembership, async ({ db, clock, caller, query: { id }, apiError }) => {
  const link = uuidPattern.test(id) ? { id, secret: caller.linkSecret ?? '' } : undefined
  const member = link && (await findTerminatedMember(db, link, clock.now()))
  const content = member && presentSanction(member)
  if (!content) throw apiError(codes.membershipLinkNotFound, 'This link belongs to no terminated membership.')
  return { content }
})
