import { narrow, scripting } from '#theme/conditions.ts'
import { screenRule, screenStyle } from '#theme/layers.css.ts'
import { space } from '#theme/tokens.css.ts'
import { chipsClass } from '#ui/controls/chips.css.ts'
import { input } from '#ui/controls/form.css.ts'
import { searchBox } from '#ui/controls/search-box.css.ts'

/** Categories and search above a list. */
export const toolbar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlock: `${space[5]} ${space[4]}`,
})
screenRule(`${toolbar} ${chipsClass}`, { '@media': { [narrow]: { maxInlineSize: '100vw' } } })
export const search = screenStyle({
  display: 'flex',
  gap: space[3],
  '@media': { [narrow]: { flexWrap: 'wrap', inlineSize: '100%' } },
})
screenRule(`${search} ${searchBox}, ${searchBox}${search}`, {
  inlineSize: '18rem',
  minBlockSize: '2.875rem',
  '@media': { [narrow]: { inlineSize: '100%' } },
})
screenRule(`${search} select${input}`, {
  inlineSize: 'auto',
  minBlockSize: '2.875rem',
  '@media': { [narrow]: { flex: 1 } },
})
/** Only without script: the script submits the form on change. Hidden by CSS, so that hydration moves nothing. */
export const apply = screenStyle({ '@media': { [scripting]: { display: 'none' } } })
