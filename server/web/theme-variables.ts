import type { Brand } from '#contract/values/brand.ts'
import { colorRoles, type ThemeColors } from '#contract/values/theme-colors.ts'

type Variables = Readonly<Record<`--${string}`, string>>

/** Values of the theme's variables in both schemes (`src/theme/tokens.css.ts`). */
export function themeVariables({ colors, logo, pictures }: Pick<Brand, 'colors' | 'logo' | 'pictures'>): {
  readonly light: Variables
  readonly dark: Variables
} {
  const { ink } = colors.light
  return {
    light: {
      ...variablesOf(colors, 'light'),
      '--shade': `${ink}66`,
      '--float': `0 1px 2px ${ink}14,0 12px 32px ${ink}24`,
      '--logo': picture(logo.light),
      '--logo-ratio': String(logo.ratio),
      // Where the logo has the name in it, the text beside it takes no room.
      ...(logo.hasName ? { '--logo-name': '0' } : {}),
      '--signal': pictures.signal,
    },
    dark: {
      ...variablesOf(colors, 'dark'),
      '--shade': '#000000A6',
      '--float': '0 1px 2px #0008,0 12px 32px #000A',
      '--logo': picture(logo.dark),
    },
  }
}

function variablesOf(colors: ThemeColors, scheme: keyof ThemeColors): Variables {
  const of = colors[scheme]
  const entries = colorRoles.map((role) => [`--${role.replaceAll('_', '-')}`, of[role]] as const)
  // A tick is an image, which takes no variables.
  return { ...Object.fromEntries(entries), '--tick': tick(of.paper) }
}

function tick(color: string): string {
  return picture(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='${color}' stroke-width='2.2' stroke-linecap='round' stroke-linejoin='round'><path d='m3 8.5 3.2 3L13 4.5'/></svg>`,
  )
}

/** An SVG as an image of a style sheet. Letters that end the text, an element or an address are escaped. */
function picture(svg: string): string {
  const escaped = svg.replace(/\s+/g, ' ').replace(/["%#<>]/g, encodeURIComponent)
  return `url("data:image/svg+xml,${escaped}")`
}
