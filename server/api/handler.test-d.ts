import type { deviceDetail, deviceList, saleTypeSchema } from '#contract/content/devices.ts'
import type { Handler, HandlersFor } from './handler.ts'

/** Type test: the file compiles only while a missing or exchanged handler is rejected. */
interface Contract {
  readonly deviceList: typeof deviceList
  readonly deviceDetail: typeof deviceDetail
  /** Not a call, so it needs no handler. */
  readonly saleTypeSchema: typeof saleTypeSchema
}
type Accepts<Handlers> = Handlers extends HandlersFor<Contract> ? true : false
type Is<Expected extends boolean, Actual extends Expected> = Actual
type List = Handler<typeof deviceList>
type Detail = Handler<typeof deviceDetail>

export type Whole = Is<true, Accepts<{ deviceList: List; deviceDetail: Detail }>>
export type Missing = Is<false, Accepts<{ deviceList: List }>>
export type Exchanged = Is<false, Accepts<{ deviceList: Detail; deviceDetail: List }>>
