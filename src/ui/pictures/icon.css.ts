import { componentStyle } from '#theme/layers.css.ts'
import { color } from '#theme/tokens.css.ts'

export const icon = componentStyle({ flex: 'none' })

export const tones = {
  muted: componentStyle({ color: color.ink2 }),
  accent: componentStyle({ color: color.second }),
  success: componentStyle({ color: color.success }),
  warning: componentStyle({ color: color.warning }),
}
