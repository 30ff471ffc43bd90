import type * as devices from '../../contract/devices.ts'
import type { Handler, HandlersFor } from './handler.ts'

/** Nothing runs here: the file compiles only while a missing or an exchanged handler is refused. */
type Accepts<Handlers> = Handlers extends HandlersFor<typeof devices> ? true : false
type Is<Expected extends boolean, Actual extends Expected> = Actual
type List = Handler<typeof devices.deviceList>
type Detail = Handler<typeof devices.deviceDetail>

export type Whole = Is<true, Accepts<{ deviceList: List; deviceDetail: Detail }>>
export type Missing = Is<false, Accepts<{ deviceList: List }>>
export type Exchanged = Is<false, Accepts<{ deviceList: Detail; deviceDetail: List }>>
