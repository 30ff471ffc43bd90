import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MemberType } from '#contract/courses/courses.ts'
import type { ComparedField } from '#machines/edit-profile.data.ts'

/** Names of the fields of the form. */
export function profileLabels(type: MemberType): Record<ComparedField, MessageDescriptor> {
  return {
    nickname: msg`Nickname`,
    group: msg`Organisation`,
    organization: type === 'GRP' ? msg`Institution` : msg`Workplace`,
    scnm: msg`School name`,
    clno: msg`Student ID`,
    colg: msg`College`,
    dept: msg`Department`,
    major: msg`Major`,
    recv_sms: msg`Offers by text message`,
    recv_email: msg`Offers by email`,
  }
}

/** Fields about the member's school or workplace, in the order of the form. */
export const belongingFields = {
  IDV: ['scnm', 'clno', 'colg', 'dept', 'major'],
  GRP: ['organization', 'dept'],
} as const satisfies Record<MemberType, readonly ComparedField[]>
