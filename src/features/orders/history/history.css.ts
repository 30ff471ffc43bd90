import { narrowScreen, print } from '../../../theme/conditions.ts'
import { screenStyle, screenRule } from '../../../theme/layers.css.ts'
import { color, space, type } from '../../../theme/tokens.css.ts'
import { createVar } from '@vanilla-extract/css'

export const list = screenStyle({ marginBlockStart: space[6] })

export const orders = screenStyle({ inlineSize: '100%', marginBlock: `${space[6]} ${space[5]}` })
screenRule(`${orders} td small`, { display: 'block', fontWeight: 400 })
screenRule(`${orders} thead`, { '@media': { [narrowScreen]: { display: 'none' } } })
screenRule(`${orders} tr`, {
  '@media': {
    [narrowScreen]: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: `2px ${space[3]}`,
      paddingBlock: space[4],
      borderBlockEnd: `1px solid ${color.line}`,
    },
  },
})
screenRule(`${orders} td`, { '@media': { [narrowScreen]: { border: 0, padding: 0 } } })
screenRule(`${orders} td:nth-child(1)`, { '@media': { [narrowScreen]: { gridRow: 1, fontSize: type.t14 } } })
screenRule(`${orders} td:nth-child(2)`, { '@media': { [narrowScreen]: { gridColumn: '1 / -1', gridRow: 2 } } })
screenRule(`${orders} td:nth-child(3)`, { '@media': { [narrowScreen]: { gridRow: 3, textAlign: 'start' } } })
screenRule(`${orders} td:nth-child(4)`, { '@media': { [narrowScreen]: { gridRow: 1 } } })

/** Below the link to the history. */
export const notFound = screenStyle({ marginBlockStart: space[4] })

export const skeletonRows = screenStyle({ display: 'grid', gap: space[6], marginBlock: space[6] })
screenRule(`${skeletonRows} > span`, { blockSize: '2rem' })

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  marginBlock: `${space[2]} ${space[6]}`,
  // The receipt has a title of its own.
  '@media': { [print]: { display: 'none' } },
})
screenRule(`${head} h1`, { fontSize: type.t28 })
export const tools = screenStyle({ display: 'flex', gap: space[2], marginInlineStart: 'auto' })

export const account = screenStyle({ marginBlockEnd: space[8], '@media': { [print]: { display: 'none' } } })

/** A form beside the details: payment, refund or cash receipt. */
export const card = screenStyle({
  padding: space[8],
  marginBlockStart: space[10],
  '@media': { [narrowScreen]: { padding: space[5] }, [print]: { display: 'none' } },
})
/** The same above the details, for the most important action. */
export const firstCard = screenStyle({ marginBlock: `0 ${space[10]}` })
screenRule(`${card} > h2`, { fontSize: type.t22, marginBlockEnd: space[6] })
/** Heading of a result, which gets the focus without an outline. */
export const resultHeading = screenStyle({})
screenRule(`${resultHeading}:focus`, { outline: 'none' })
/** In a coloured box, whose title has the size of its text. */
export const failureHeading = screenStyle({ fontSize: 'inherit', lineHeight: 'inherit', letterSpacing: 'normal' })
export const gauges = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: `${space[8]} ${space[10]}`,
  marginBlockEnd: space[6],
  '@media': { [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
screenRule(`${gauges} h3`, { fontSize: type.t16, marginBlockEnd: space[4] })
/** Position of the limit on the meter, in percent. */
export const limit = createVar()
export const caption = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[2],
  marginBlockStart: space[2],
  fontSize: type.t14,
  color: color.ink2,
})
screenRule(`${caption} b`, { color: color.ink })
/** Labels of a meter's ends and of its limit. */
export const limitCaption = screenStyle({ position: 'relative' })
screenRule(`${limitCaption} b`, {
  position: 'absolute',
  insetInlineStart: `calc(${limit} * 1%)`,
  transform: 'translateX(-50%)',
})

export const marked = screenStyle({ position: 'relative' })
screenRule(`${marked} > i`, {
  position: 'absolute',
  insetBlock: '-6px',
  insetInlineStart: `calc(${limit} * 1%)`,
  borderInlineStart: `2px solid ${color.ink}`,
})

export const fields = screenStyle({ display: 'grid', gap: space[5], marginBlock: `${space[6]} ${space[5]}` })
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  '@media': { [narrowScreen]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const lines = screenStyle({ display: 'grid', gap: space[1], marginBlockEnd: space[5] })
screenRule(`${lines} li`, {
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${color.line}`,
})
screenRule(`${lines} small`, { display: 'block', fontSize: type.t14, color: color.ink2 })
/** As wide as its longest label, so that it keeps its width while it waits. */
export const payButton = screenStyle({ maxInlineSize: '22rem' })
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space[2] })

export const sinceForm = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  marginBlockStart: space[5],
  '@media': { [print]: { display: 'none' } },
})
