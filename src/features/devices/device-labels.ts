import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeviceCategory } from '#contract/content/devices.ts'

/** Names of device categories, for tabs, titles and breadcrumbs. */
export const deviceCategoryLabels: Record<DeviceCategory, MessageDescriptor> = {
  vr: msg`VR devices`,
  wheel: msg`Racing wheels`,
}
