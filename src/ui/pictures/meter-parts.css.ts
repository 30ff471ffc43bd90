import { createVar } from '@vanilla-extract/css'
import { narrow } from '#theme/conditions.ts'
import { componentStyle } from '#theme/layers.css.ts'
import { color, space } from '#theme/tokens.css.ts'

/** Widths of the parts, for `grid-template-columns`. */
export const columns = createVar()

export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: columns,
  '@media': { [narrow]: { display: 'block', marginBlockStart: space[3] } },
})
export const part = componentStyle({
  position: 'relative',
  padding: `${space[5]} ${space[4]} 0 0`,
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 auto auto 0',
    blockSize: '14px',
    borderInlineStart: `2px solid ${color.ink}`,
  },
  '@media': {
    [narrow]: {
      padding: `${space[3]} 0`,
      borderBlockEnd: `1px solid ${color.line}`,
      '::before': { display: 'none' },
    },
  },
})
