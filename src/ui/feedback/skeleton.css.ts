import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css'
import { calm, forced } from '#theme/conditions.ts'
import { componentStyle } from '#theme/layers.css.ts'
import { color, duration, radius } from '#theme/tokens.css.ts'

const pulse = keyframes({ to: { opacity: 0.45 } })

export const width = createVar()
export const height = createVar()

export const skeleton = componentStyle({
  display: 'block',
  inlineSize: fallbackVar(width, 'auto'),
  background: color.line,
  borderRadius: radius.small,
  blockSize: fallbackVar(height, '1em'),
  animation: `${pulse} calc(6 * ${duration.slow}) ease-in-out infinite alternate`,
  '@media': { [calm]: { animation: 'none' }, [forced]: { border: '1px solid' } },
})
