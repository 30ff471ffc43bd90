import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SanctionCause } from '#contract/accounts/membership.ts'

/** Why a membership is restricted or terminated. */
export const sanctionCauses: Record<SanctionCause, MessageDescriptor> = {
  fraud: msg`Fraud: using payments or identities that weren’t yours`,
  false_information: msg`False information`,
  shared_credentials: msg`Sharing your login`,
  breach: msg`Breach of the terms of use`,
}
