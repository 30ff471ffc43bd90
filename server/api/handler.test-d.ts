import type * as devices from '../../contract/devices.ts'
import type { Handler, HandlersFor } from './handler.ts'

/** Nothing runs here: the file compiles only while a missing or exchanged handler does not. */
declare const list: Handler<typeof devices.deviceList>
declare const detail: Handler<typeof devices.deviceDetail>

export const whole = { deviceList: list, deviceDetail: detail } satisfies HandlersFor<typeof devices>

// @ts-expect-error -- deviceDetail has no handler
export const missing = { deviceList: list } satisfies HandlersFor<typeof devices>

// @ts-expect-error -- the handlers are exchanged
export const exchanged = { deviceList: detail, deviceDetail: list } satisfies HandlersFor<typeof devices>
