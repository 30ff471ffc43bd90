import { globalStyle } from '@vanilla-extract/css'
import { medium, narrow } from '../../src/theme/conditions.ts'
import { screenRule, screenStyle } from '../../src/theme/layers.css.ts'
import { color, radius, space } from '../../src/theme/tokens.css.ts'
import { sampleFieldColors, sampleTheme } from './sample-brand.ts'

globalStyle(':root', { vars: sampleTheme.light })

export const example = screenStyle({ marginBlockStart: space[10] })
screenRule(`${example} > h2`, { marginBlockEnd: space[4] })

export const panels = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  '@media': { [medium]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

const inScheme = (scheme: 'light' | 'dark') =>
  screenStyle({
    vars: { ...sampleTheme[scheme] },
    colorScheme: scheme,
    display: 'grid',
    gap: space[4],
    padding: space[6],
    borderRadius: radius.card,
    background: color.paper,
    color: color.ink,
    '@media': { [narrow]: { padding: space[4] } },
  })

/** Panel in the colours of one scheme, regardless of the visitor's. */
export const panel = { light: inScheme('light'), dark: inScheme('dark') }
for (const each of [panel.light, panel.dark]) {
  screenRule(`${each} > *`, { minInlineSize: 0 })
  for (const { code, hue, tint, darkHue, darkTint } of sampleFieldColors) {
    const colors = each === panel.light ? { '--hue': hue, '--tint': tint } : { '--hue': darkHue, '--tint': darkTint }
    screenRule(`${each} [data-field=${code}]`, { vars: colors })
  }
  screenRule(`${each} > p:has(button, a, span)`, {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
  })
}

export const page = screenStyle({ padding: space[6] })
/** Drawings with their names. */
export const drawings = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.25rem, 1fr))',
  gap: space[4],
})
screenRule(`${drawings} li`, { display: 'grid', justifyItems: 'center', alignContent: 'end', gap: space[2] })
screenRule(`${drawings} img`, { inlineSize: '100%', aspectRatio: 1, objectFit: 'contain' })
