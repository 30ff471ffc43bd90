import { createVar } from '@vanilla-extract/css'
import { forced, medium, narrow, upright } from '#theme/conditions.ts'
import { componentRule, componentStyle } from '#theme/layers.css.ts'
import { unfold } from '#theme/motion.css.ts'
import { color, measure, motion, space, touch, type } from '#theme/tokens.css.ts'
import { forGroups, forIndividuals, memberTypeSwitch } from '../frame/header.css.ts'

export const utility = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[5],
  fontSize: type.t14,
  color: color.ink2,
  blockSize: '2.75rem',
  alignItems: 'center',
  '@media': {
    [upright]: { gap: space[3] },
    [narrow]: { justifyContent: 'flex-start', overflowX: 'auto', scrollbarWidth: 'none', whiteSpace: 'nowrap' },
  },
})
/** Gives way to the member's name in a narrow row: My page has the same link. */
export const saved = componentStyle({
  selectors: { '[data-signed-in] &': { '@media': { [upright]: { display: 'none' } } } },
})
/** On one line, however long it is. */
export const memberName = componentStyle({
  maxInlineSize: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color.ink,
  fontWeight: 600,
  '@media': { [narrow]: { display: 'none' } },
})
export const languages = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '.5rem',
  marginInlineStart: space[1],
})
/** At the end of the row. */
export const groupSites = componentStyle({ flex: 'none', marginInlineEnd: 'auto' })
componentRule(`${utility} > :is(a, button), ${languages} a, ${groupSites} > summary`, {
  textDecoration: 'none',
  flex: 'none',
  minInlineSize: '2.25rem',
  justifyContent: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: touch,
})
componentRule(`${utility} :is(a, button, summary):hover`, { color: color.ink, textDecoration: 'underline' })
componentRule(`${groupSites} > summary svg`, { transition: `rotate ${motion.quick}` })
componentRule(`${groupSites}[open] > summary svg`, { rotate: '.5turn' })
// Positioned by its static position: a scrolling row would clip a positioned child.
export const groupSiteList = componentStyle({
  zIndex: 1,
  minInlineSize: '15rem',
  animation: `${unfold} ${motion.normal}`,
})
componentRule(`${languages} b`, { color: color.ink, fontWeight: 600 })

export const mainRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  blockSize: '4.25rem',
  '@media': {
    [medium]: { gap: space[5] },
    // The desktop layout in a narrow window.
    [narrow]: { flexWrap: 'wrap', blockSize: 'auto', gap: `0 ${space[4]}`, paddingBlockEnd: space[3] },
  },
})

export const nav = componentStyle({
  display: 'flex',
  gap: space[6],
  alignItems: 'center',
  '@media': { [medium]: { gap: space[4] }, [narrow]: { flexWrap: 'wrap', gap: `0 ${space[4]}` } },
})
componentRule(`${nav} > a, ${nav} > details > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: touch,
  textDecoration: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
componentRule(`${nav} > a:hover`, { textDecoration: 'underline' })
componentRule(`${nav} > details > summary svg`, { transition: `rotate ${motion.quick}` })
componentRule(`${nav} > details[open] > summary svg`, { rotate: '.5turn' })

export const headerSearch = componentStyle({
  flex: 1,
  minInlineSize: 0,
  maxInlineSize: '24rem',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { flexBasis: '100%', maxInlineSize: 'none' } },
})

export const menuPanel = componentStyle({
  position: 'absolute',
  inset: '100% 0 auto',
  background: color.surface,
  borderBlock: `1px solid ${color.line}`,
  boxShadow: color.float,
  maxBlockSize: 'calc(100dvh - 7rem)',
  overflowY: 'auto',
  animation: `${unfold} ${motion.normal}`,
})
componentRule(`${menuPanel} > div`, { paddingBlock: `${space[6]} ${space[8]}` })
export const columns = createVar()
/** A grid when it is the selected list. */
export const menuColumns = componentStyle({
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  gap: measure.gutter,
  marginBlockStart: space[5],
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
componentRule(`${memberTypeSwitch}:has([value=IDV]:checked) ${menuColumns}${forIndividuals}`, { display: 'grid' })
componentRule(`${memberTypeSwitch}:has([value=GRP]:checked) ${menuColumns}${forGroups}`, { display: 'grid' })
export const menuField = componentStyle({
  fontSize: type.t16,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlockEnd: space[2],
  '::before': {
    content: '',
    inlineSize: '.625rem',
    blockSize: '.625rem',
    borderRadius: '2px',
    background: 'var(--hue)',
  },
  '@media': { [forced]: { '::before': { forcedColorAdjust: 'none' } } },
})
export const plainLink = componentStyle({ textDecoration: 'none' })
export const menuCount = componentStyle({ marginInlineStart: 'auto', fontWeight: 500 })
export const menuLink = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touch,
  paddingBlock: space[1],
  fontSize: '.9375rem',
  lineHeight: 1.35,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
})
export const menuRule = componentStyle({ marginBlockEnd: space[2] })
