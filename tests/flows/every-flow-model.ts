import { deskFlowModels } from './desk-flow-models.ts'
import { flowModels } from './flow-models.ts'

/** The flows of both applications, for tests and diagrams. */
export const everyFlowModel = [...flowModels, ...deskFlowModels]
