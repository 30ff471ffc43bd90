import { componentStyle } from '#theme/layers.css.ts'

export const steady = componentStyle({ display: 'inline-grid', justifyItems: 'start' })
export const label = componentStyle({
  gridArea: '1 / 1',
  selectors: { '&[aria-hidden]': { visibility: 'hidden' } },
})
