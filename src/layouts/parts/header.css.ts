import { part, partRule } from '../../theme/layers.css.ts'
import { color } from '../../theme/tokens.css.ts'

export const header = part({
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  position: 'relative',
  zIndex: 10,
})

/** Individual or group: one of two lists, chosen without script. */
export const audienceList = part({ display: 'none' })
export const forIndividuals = part({})
export const forGroups = part({})
export const audienceSwitch = part({})
partRule(`${audienceSwitch}:has([value=IDV]:checked) ${audienceList}${forIndividuals}`, { display: 'block' })
partRule(`${audienceSwitch}:has([value=GRP]:checked) ${audienceList}${forGroups}`, { display: 'block' })
