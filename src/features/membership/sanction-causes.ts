import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { SanctionCause } from '../../../contract/membership.ts'

/** Why a membership is restricted or terminated. */
export const sanctionCauses: Record<SanctionCause, MessageDescriptor> = {
  fraud: msg`Fraud: payments or identities that were not yours to use`,
  false_information: msg`False information about you`,
  shared_credentials: msg`A login that was shared with others`,
  breach: msg`A breach of the terms of use`,
}
