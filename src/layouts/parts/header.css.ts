import { componentStyle, componentRule } from '../../theme/layers.css.ts'
import { color } from '../../theme/tokens.css.ts'

export const header = componentStyle({
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  position: 'relative',
  zIndex: 10,
})

/** Shows the list of the selected member type, without the script. */
export const audienceList = componentStyle({ display: 'none' })
export const forIndividuals = componentStyle({})
export const forGroups = componentStyle({})
export const audienceSwitch = componentStyle({})
componentRule(`${audienceSwitch}:has([value=IDV]:checked) ${audienceList}${forIndividuals}`, { display: 'block' })
componentRule(`${audienceSwitch}:has([value=GRP]:checked) ${audienceList}${forGroups}`, { display: 'block' })
