import { flowModels } from '../../machines/models/flow-models.ts'

const names = process.env['FLOWS']?.split(',')

/** The models that tests walk: those that the environment variable `FLOWS` names, separated by commas, or all. */
export const testedModels = flowModels.filter(({ name }) => names === undefined || names.includes(name))
