import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { draftFailures } from '#contract/desk/content.ts'

/** Why a scheduled draft was not published, as Today and the record say it. */
export const failureNames: Record<(typeof draftFailures)[number], MessageDescriptor> = {
  faults: msg`it had faults`,
  'edition-changed': msg`another version was published before`,
  'operator-removed': msg`whoever scheduled it was removed`,
  'role-lost': msg`whoever scheduled it may not publish any more`,
}
