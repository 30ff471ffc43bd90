import { medium, narrow } from '../../theme/conditions.ts'
import { part, partRule } from '../../theme/layers.css.ts'
import { color, measure, motion, radius, space, touch, type } from '../../theme/tokens.css.ts'

export const skip = part({
  position: 'absolute',
  inset: '.5rem auto auto .5rem',
  zIndex: 30,
  background: color.ink,
  color: color.paper,
  padding: '.75rem 1rem',
  borderRadius: radius.control,
  translate: '0 -200%',
  ':focus': { translate: '0 0' },
})

export const band = part({
  background: color.band,
  color: color.onBand,
  selectors: { '&:has(input:checked), :root[data-banner-closed] &': { display: 'none' } },
})
partRule(`${band} > div`, { display: 'flex', alignItems: 'center', gap: space[4], minBlockSize: '3rem' })
partRule(`${band} a`, { textDecoration: 'none', flex: 1, paddingBlock: space[2], lineHeight: 1.4 })
partRule(`${band} a b`, { fontWeight: 600 })
partRule(`${band} a span`, {
  color: color.onBand2,
  '@media': { [narrow]: { display: 'block', fontSize: type.t14 } },
})
partRule(`${band} label:hover`, { background: '#FFFFFF1F' })
partRule(`${band} :focus-visible, ${band} label:has(:focus-visible)`, { outline: `2px solid ${color.onBand}` })

export const header = part({
  background: color.surface,
  borderBlockEnd: `1px solid ${color.line}`,
  position: 'relative',
  zIndex: 10,
})

export const utility = part({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: space[5],
  fontSize: type.t14,
  color: color.ink2,
  blockSize: '2.75rem',
  alignItems: 'center',
  '@media': {
    [narrow]: { justifyContent: 'flex-start', overflowX: 'auto', scrollbarWidth: 'none', whiteSpace: 'nowrap' },
  },
})
partRule(`${utility} :is(a, button)`, {
  textDecoration: 'none',
  minInlineSize: '2.25rem',
  justifyContent: 'center',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: touch,
})
partRule(`${utility} :is(a, button):hover`, { color: color.ink, textDecoration: 'underline' })
export const languages = part({ display: 'flex', alignItems: 'center', gap: '.5rem', marginInlineStart: space[1] })
partRule(`${languages} b`, { color: color.ink, fontWeight: 600 })

export const mainRow = part({
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

export const logo = part({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  textDecoration: 'none',
  fontSize: '1.5rem',
  fontWeight: 700,
  letterSpacing: '-.035em',
  minBlockSize: touch,
})
partRule(`${logo} svg`, { inlineSize: '1.75rem', blockSize: '1.75rem' })

export const nav = part({
  display: 'flex',
  gap: space[6],
  alignItems: 'center',
  '@media': { [medium]: { gap: space[4] } },
})
partRule(`${nav} > a, ${nav} > details > summary`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: touch,
  textDecoration: 'none',
  fontWeight: 600,
  whiteSpace: 'nowrap',
})
partRule(`${nav} > a:hover`, { textDecoration: 'underline' })
partRule(`${nav} > details > summary svg`, { transition: `rotate ${motion.fast}` })
partRule(`${nav} > details[open] > summary svg`, { rotate: '.5turn' })

export const headerSearch = part({
  flex: 1,
  maxInlineSize: '24rem',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { flexBasis: '100%', maxInlineSize: 'none' } },
})

export const menuPanel = part({
  position: 'absolute',
  inset: '100% 0 auto',
  background: color.surface,
  borderBlock: `1px solid ${color.line}`,
  boxShadow: color.float,
  maxBlockSize: 'calc(100dvh - 7rem)',
  overflowY: 'auto',
})
partRule(`${menuPanel} > div`, { paddingBlock: `${space[6]} ${space[8]}` })
export const menuColumns = part({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, 1fr)',
  gap: measure.gutter,
  marginBlockStart: space[5],
  '@media': { [medium]: { gridTemplateColumns: 'repeat(3, 1fr)' } },
})
partRule(`${menuColumns} h3`, {
  fontSize: type.t16,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlockEnd: space[2],
})
partRule(`${menuColumns} h3 a`, { textDecoration: 'none' })
partRule(`${menuColumns} h3::before`, {
  content: '',
  inlineSize: '.625rem',
  blockSize: '.625rem',
  borderRadius: '2px',
  background: 'var(--hue)',
})
partRule(`${menuColumns} h3 small`, {
  fontSize: type.t14,
  fontWeight: 500,
  color: color.ink2,
  marginInlineStart: 'auto',
})
partRule(`${menuColumns} li a`, {
  display: 'flex',
  alignItems: 'center',
  minBlockSize: touch,
  paddingBlock: space[1],
  fontSize: '.9375rem',
  lineHeight: 1.35,
  textDecoration: 'none',
})
partRule(`${menuColumns} li a:hover`, { textDecoration: 'underline' })
export const menuRule = part({ marginBlockEnd: space[2] })

/** Individual or group: one of two lists, chosen without script. */
export const audienceList = part({ display: 'none' })
export const forIndividuals = part({})
export const forGroups = part({})
export const audienceSwitch = part({})
partRule(`${audienceSwitch}:has([value=IDV]:checked) ${audienceList}${forIndividuals}`, { display: 'block' })
partRule(`${audienceSwitch}:has([value=GRP]:checked) ${audienceList}${forGroups}`, { display: 'block' })
partRule(`${audienceSwitch}:has([value=IDV]:checked) ${menuColumns}${forIndividuals}`, { display: 'grid' })
partRule(`${audienceSwitch}:has([value=GRP]:checked) ${menuColumns}${forGroups}`, { display: 'grid' })

/** Shown to visitors, or to members only; the document is marked before the first paint. */
export const signedOut = part({ selectors: { '[data-signed-in] &': { display: 'none' } } })
export const signedIn = part({ selectors: { ':root:not([data-signed-in]) &': { display: 'none' } } })

export const footer = part({
  marginBlockStart: space[24],
  background: color.surface,
  borderBlockStart: `1px solid ${color.line}`,
  fontSize: type.t14,
  color: color.ink2,
  '@media': { [narrow]: { marginBlockStart: space[16] } },
})
partRule(`${footer} a`, { textDecoration: 'none' })
partRule(`${footer} a:hover`, { textDecoration: 'underline' })
export const footerTop = part({
  display: 'flex',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  '@media': { [narrow]: { flexWrap: 'wrap', gap: `0 ${space[5]}` } },
})
partRule(`${footerTop} > a`, { minBlockSize: touch, display: 'inline-flex', alignItems: 'center' })
export const footerBottom = part({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[12],
  paddingBlock: `${space[8]} ${space[12]}`,
  '@media': { [narrow]: { gridTemplateColumns: '1fr', gap: space[6] } },
})
partRule(`${footerBottom} dl`, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `.1rem ${space[4]}`,
  maxInlineSize: '46rem',
  '@media': { [narrow]: { display: 'grid', gap: space[1] } },
})
partRule(`${footerBottom} dl > div`, { display: 'flex', gap: space[2] })
partRule(`${footerBottom} dd`, { color: color.ink })
export const footerLine = part({
  marginBlockStart: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  alignItems: 'center',
})
partRule(`${footerLine} a`, {
  textDecoration: 'underline',
  minBlockSize: touch,
  display: 'inline-flex',
  alignItems: 'center',
})
export const footerPhone = part({
  color: color.ink,
  textAlign: 'end',
  '@media': { [narrow]: { textAlign: 'start', order: -1 } },
})
partRule(`${footerPhone} b`, { display: 'block', fontSize: type.t22, letterSpacing: '-.01em' })

export const family = part({
  position: 'relative',
  marginInlineStart: 'auto',
  '@media': { [narrow]: { flexBasis: '100%', margin: `${space[2]} 0 0` } },
})
partRule(`${family} summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[6],
  minInlineSize: '13rem',
  minBlockSize: touch,
  paddingInline: space[4],
  border: `1px solid ${color.lineControl}`,
  borderRadius: radius.control,
})
partRule(`${family} ul`, {
  position: 'absolute',
  inset: 'auto 0 calc(100% + .375rem)',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxShadow: color.float,
  padding: space[2],
  zIndex: 5,
})
partRule(`${family} li a`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: touch,
  paddingInline: space[3],
  borderRadius: radius.small,
})
partRule(`${family} li a:hover`, { background: color.sunk, textDecoration: 'none' })

export const dock = part({
  position: 'fixed',
  inset: 'auto 1.5rem 1.5rem auto',
  display: 'grid',
  gap: space[2],
  justifyItems: 'end',
  zIndex: 9,
  '@media': { [narrow]: { inset: 'auto .75rem calc(.625rem + var(--bar, 0px)) auto' } },
})
partRule(`${dock} > :is(a, button)`, {
  background: color.surface,
  boxShadow: `${color.float}, inset 0 0 0 1px ${color.line}`,
  borderRadius: radius.control,
  textDecoration: 'none',
})
partRule(`:root:has([data-purchase-bar]) ${dock}`, { vars: { '--bar': '5rem' } })
/** Over the footer the dock stays above it instead of lying on it. */
partRule(`${dock}[data-docked]`, { position: 'absolute', insetBlockEnd: 'auto', insetBlockStart: 'var(--docked-at)' })
export const chatButton = part({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '2px',
  inlineSize: '4.25rem',
  blockSize: '4.25rem',
  fontSize: type.t14,
  fontWeight: 600,
  lineHeight: 1.3,
  '@media': { [narrow]: { inlineSize: '3.75rem', blockSize: '3.5rem', gap: 0 } },
})
export const toTop = part({
  inlineSize: '4.25rem',
  blockSize: '3rem',
  display: 'grid',
  placeItems: 'center',
  opacity: 0,
  visibility: 'hidden',
  transition: `opacity ${motion.fast}, visibility ${motion.fast}`,
  selectors: { '&[data-shown]': { opacity: 1, visibility: 'visible' } },
  '@media': { [narrow]: { inlineSize: '3.75rem' } },
})

export const chat = part({
  position: 'fixed',
  zIndex: 20,
  inset: 'auto 1.5rem 1.5rem auto',
  inlineSize: '26rem',
  maxBlockSize: 'min(47.5rem, 100dvh - 3rem)',
  padding: 0,
  border: 0,
  background: color.surface,
  color: color.ink,
  borderRadius: radius.card,
  boxShadow: `${color.float}, 0 0 0 1px ${color.line}`,
  overflow: 'hidden auto',
  '@media': {
    [narrow]: {
      inset: 'auto 0 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      borderRadius: `${radius.card} ${radius.card} 0 0`,
    },
  },
})
partRule(`${chat} > header`, {
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
  borderBlockEnd: `1px solid ${color.ink}`,
})
partRule(`${chat} > header > div`, { flex: 1 })
partRule(`${chat} h2`, { fontSize: type.t18 })
partRule(`${chat} > div`, { padding: `${space[4]} ${space[5]} ${space[5]}`, display: 'grid', gap: space[4] })
export const bubble = part({
  background: color.sunk,
  padding: `${space[3]} ${space[4]}`,
  borderRadius: `${radius.control} ${radius.control} ${radius.control} 2px`,
  justifySelf: 'start',
  maxInlineSize: '94%',
})
