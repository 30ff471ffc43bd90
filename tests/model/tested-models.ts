import { deskFlowModels } from '#tests/flows/desk-flow-models.ts'
import type { FlowModel } from '#tests/flows/flow-model.ts'
import { flowModels } from '#tests/flows/flow-models.ts'

const names = process.env['FLOWS']?.split(',')
const isTested = ({ name }: FlowModel) => names === undefined || names.includes(name)

/**
 * The models that tests walk, by application: those that the environment variable `FLOWS` names, separated by commas, or
 * all.
 */
export const testedFlowsOfShop = flowModels.filter(isTested)
export const testedFlowsOfDesk = deskFlowModels.filter(isTested)
export const testedModels = [...testedFlowsOfShop, ...testedFlowsOfDesk]
