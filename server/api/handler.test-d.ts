import type { deviceDetail, deviceList, saleTypeSchema } from '../../contract/devices.ts'
import type { Handler, HandlersFor } from './handler.ts'

/** Nothing runs here: the file compiles only while a missing or an exchanged handler is refused. */
interface Contract {
  readonly deviceList: typeof deviceList
  readonly deviceDetail: typeof deviceDetail
  /** No call, so that nobody has to answer it. */
  readonly saleTypeSchema: typeof saleTypeSchema
}
type Accepts<Handlers> = Handlers extends HandlersFor<Contract> ? true : false
type Is<Expected extends boolean, Actual extends Expected> = Actual
type List = Handler<typeof deviceList>
type Detail = Handler<typeof deviceDetail>

export type Whole = Is<true, Accepts<{ deviceList: List; deviceDetail: Detail }>>
export type Missing = Is<false, Accepts<{ deviceList: List }>>
export type Exchanged = Is<false, Accepts<{ deviceList: Detail; deviceDetail: List }>>
