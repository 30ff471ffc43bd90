import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SanctionCause } from '#contract/accounts/membership.ts'
import type { GuardianRelation } from '#contract/accounts/sign-up.ts'
import type { MemberType } from '#contract/courses/courses.ts'
import type { MemberStatus } from '#contract/desk/members.ts'

export const memberStatusNames: Record<MemberStatus, MessageDescriptor> = {
  active: msg`Active`,
  restricted: msg`Restricted`,
  terminated: msg`Terminated`,
  withdrawal_requested: msg`Leaving`,
  withdrawn: msg`Left`,
}

export const memberTypeNames: Record<MemberType, MessageDescriptor> = {
  IDV: msg`Individual`,
  GRP: msg`Group`,
}

/** Causes of a restriction or termination, as the mail to the member names them. */
export const causeNames: Record<SanctionCause, MessageDescriptor> = {
  fraud: msg`Fraud`,
  false_information: msg`False information`,
  shared_credentials: msg`Sharing the login`,
  breach: msg`Breach of the terms of use`,
}

export const relationNames: Record<GuardianRelation, MessageDescriptor> = {
  mother: msg`Mother`,
  father: msg`Father`,
  other: msg`Other guardian`,
}
