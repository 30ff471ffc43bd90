import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'

export const header = componentStyle({
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  position: 'relative',
  zIndex: 10,
})

/** Shows the list of the selected member type, without the script. */
export const memberTypeList = componentStyle({ display: 'none' })
export const forIndividuals = componentStyle({})
export const forGroups = componentStyle({})
export const memberTypeSwitch = componentStyle({})
componentRule(`${memberTypeSwitch}:has([value=IDV]:checked) ${memberTypeList}${forIndividuals}`, { display: 'block' })
componentRule(`${memberTypeSwitch}:has([value=GRP]:checked) ${memberTypeList}${forGroups}`, { display: 'block' })
