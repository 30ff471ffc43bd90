import type * as contract from '../../../contract/content/devices.ts'
import type { HandlersFor } from '../handler.ts'
import deviceDetail from './device-detail.ts'
import deviceDetails from './device-details.ts'
import deviceList from './device-list.ts'

/** A handler for each call of `contract/content/devices.ts`. */
export const devicesHandlers = { deviceDetail, deviceDetails, deviceList } satisfies HandlersFor<typeof contract>
