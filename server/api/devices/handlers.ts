import type * as contract from '../../../contract/devices.ts'
import type { HandlersFor } from '../handler.ts'
import deviceDetail from './device-detail.ts'
import deviceList from './device-list.ts'

/** A handler for each call of `contract/devices.ts`. */
export const devicesHandlers = { deviceDetail, deviceList } satisfies HandlersFor<typeof contract>
