import { narrow } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { color, space, type } from '#theme/tokens.css.ts'

export const search = screenStyle({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: '20rem',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { flexBasis: '100%', maxInlineSize: 'none' } },
})

screenRule(`${search} input`, { minInlineSize: 0 })

export const manuals = screenStyle({ inlineSize: '100%' })
screenRule(`${manuals} th`, { textAlign: 'start' })
screenRule(`${manuals} tbody th`, { fontWeight: 500 })
export const title = screenStyle({ display: 'flex', alignItems: 'center', gap: space[3] })
screenRule(`${title} svg`, { flex: 'none', color: color.ink2 })
screenRule(`${manuals} thead`, { '@media': { [narrow]: { display: 'none' } } })
screenRule(`${manuals} tbody tr`, {
  '@media': {
    [narrow]: {
      display: 'grid',
      gridTemplate: '"title download" auto "pages day" auto / minmax(0, 1fr) auto',
      gap: `2px ${space[3]}`,
      alignItems: 'center',
      paddingBlock: space[3],
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})
screenRule(`${manuals} thead th:nth-child(n + 4), ${manuals} tbody td:nth-child(n + 4)`, { textAlign: 'end' })
screenRule(`${manuals} tbody :is(th, td)`, { '@media': { [narrow]: { border: 0, padding: 0 } } })
screenRule(`${title} svg`, { '@media': { [narrow]: { display: 'none' } } })
const area = (name: string) => screenStyle({ '@media': { [narrow]: { gridArea: name, fontSize: type.t14 } } })
export const pages = area('pages')
export const day = area('day')
export const download = area('download')
/** Category and size: on wide screens only. */
export const wideOnly = screenStyle({ '@media': { [narrow]: { display: 'none' } } })
