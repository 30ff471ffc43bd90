import { icon } from './icon.css.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url&no-inline'

export type { IconName }

/** A drawing of the icon set: one sprite, a 1024-unit box, 16 pixels unless told. Decorative: name the control. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 16 | 18 | 20 | 24 | 32 }) {
  return (
    <svg className={icon} width={size} height={size} viewBox="0 0 1024 1024" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
