// Contrast of colours, `#RRGGBB` (WCAG 2.2).

/** Smallest contrast of text on its ground, and of graphics on theirs (1.4.3 and 1.4.11, level AA). */
export const leastContrast = { text: 4.5, graphics: 3 } as const

/** Red, green and blue of a colour, 0 to 255. */
function channelsOf(color: string): readonly [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Relative luminance of a colour, from 0 for black to 1 for white. */
export function relativeLuminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/** Contrast of two colours, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [dark = 0, light = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** A colour with a part of another one, from 0 for none to 1 for the other alone. */
export function mixColors(color: string, other: string, part: number): string {
  const others = channelsOf(other)
  const mixed = channelsOf(color).map((channel, index) => Math.round(channel + ((others[index] ?? 0) - channel) * part))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/**
 * The colour nearest to `color` whose contrast with every one of `grounds` is at least `least`: with as little black or
 * white in it as possible. `color` itself when it has that contrast; undefined when no mixture has it.
 */
export function nearestWithContrast(color: string, grounds: readonly string[], least: number): string | undefined {
  const steps = 100
  for (let step = 0; step <= steps; step += 1) {
    for (const end of ['#000000', '#FFFFFF']) {
      const mixed = step === 0 ? color : mixColors(color, end, step / steps)
      if (grounds.every((ground) => contrastRatio(mixed, ground) >= least)) return mixed
    }
  }
  return undefined
}
