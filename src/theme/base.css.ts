import { calm, dark, forced, narrow, print, wide } from './conditions.ts'
import { baseRule } from './layers.css.ts'
import { color, radius, type } from './tokens.css.ts'

baseRule('*, ::before, ::after', { boxSizing: 'border-box', margin: 0 })
baseRule('html', {
  font: '400 100%/1.6 var(--face)',
  background: color.paper,
  color: color.ink,
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '6rem',
})
baseRule('body', {
  wordBreak: 'keep-all',
  overflowWrap: 'break-word',
  fontVariantNumeric: 'tabular-nums',
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  letterSpacing: '-.006em',
})
baseRule('main', { flex: 1 })
// What was asked for is late: a line at the top of the window says so.
baseRule('main[aria-busy=true]', { cursor: 'progress' })
baseRule('main[aria-busy=true]::before', {
  content: '""',
  position: 'fixed',
  zIndex: 12,
  inset: '0 0 auto',
  borderBlockStart: `4px solid ${color.second}`,
})
// Print shows the page without header and footer.
baseRule('body > :not(main)', { '@media': { [print]: { display: 'none !important' } } })
baseRule('h1, h2, h3, h4', { lineHeight: 1.25, fontWeight: 700, letterSpacing: '-.02em', textWrap: 'balance' })
// Names and values that content and members bring may have words longer than their column.
baseRule('h1, h2, h3, h4, dd, legend, blockquote, th[scope=row], td a', { overflowWrap: 'anywhere' })
baseRule('h1', { fontSize: type.t36 })
baseRule('h2', { fontSize: type.t28 })
baseRule('h3', { fontSize: type.t22 })
baseRule('h4', { fontSize: type.t18 })
baseRule('p', { textWrap: 'pretty' })
baseRule('ul, ol', { padding: 0, listStyle: 'none' })
baseRule('a', { color: 'inherit', textDecorationThickness: '1px', textUnderlineOffset: '.22em' })
baseRule('img, svg, video', { display: 'block', maxWidth: '100%' })
baseRule('img', { height: 'auto' })
baseRule('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// The browser's own cross has the browser's colour.
baseRule('[type=search]::-webkit-search-cancel-button', {
  appearance: 'none',
  flex: 'none',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginInlineStart: '.5rem',
  cursor: 'pointer',
  color: color.ink,
  background: ['45deg', '-45deg']
    .map((angle) => `linear-gradient(${angle}, transparent 47%, currentcolor 47% 53%, transparent 53%)`)
    .map((line) => `${line} 50% / .75rem .75rem no-repeat`)
    .join(', '),
  '@media': { [forced]: { appearance: 'auto' } },
})
baseRule('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer' })
baseRule('small', { fontSize: type.t14 })
baseRule('summary', { cursor: 'pointer', listStyle: 'none' })
baseRule('summary::-webkit-details-marker', { display: 'none' })
baseRule('table', { borderCollapse: 'collapse', inlineSize: '100%' })
baseRule('th', { textAlign: 'start', fontWeight: 500 })
baseRule('dialog', { color: 'inherit' })
// A heading that gets the focus on a new step or page, and the content behind the skip link, are no controls.
baseRule('[data-step-heading]:focus, h1[tabindex="-1"]:focus, main:focus', { outline: 'none' })
baseRule(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px', borderRadius: radius.small })
// The current item is marked by a background or a shadow alone.
baseRule('[aria-current]', { '@media': { [forced]: { forcedColorAdjust: 'none' } } })
baseRule('[hidden]', { display: 'none !important' })
baseRule('main img', {
  outline: `1px solid color-mix(in srgb, ${color.ink} 9%, transparent)`,
  outlineOffset: '-1px',
  '@media': { [dark]: { filter: 'brightness(.84) saturate(1.05)' } },
})
baseRule('*, ::before, ::after, ::backdrop', {
  '@media': { [calm]: { animation: 'none !important', transition: 'none !important' } },
})
baseRule('[data-width="wide"]', { '@media': { [narrow]: { display: 'none !important' } } })
baseRule('[data-width="narrow"]', { '@media': { [wide]: { display: 'none !important' } } })
// A field of training that the page's own style sheet lacks, as the page is older (`server/web/field-styles.ts`).
baseRule('[data-field]', { vars: { '--hue': color.ink2, '--tint': color.sunk } })
