import { deskRefundModel } from './desk-refund.model.ts'
import { editContentModel } from './edit-content.model.ts'
import type { FlowModel } from './flow-model.ts'
import { passkeyModel } from './passkey.model.ts'
import { setUpModel } from './set-up.model.ts'

/** Models of the flows of the operators' desk. No file of the shop imports them. */
export const deskFlowModels: readonly FlowModel[] = [passkeyModel, deskRefundModel, editContentModel, setUpModel]
