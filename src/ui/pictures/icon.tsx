import { icon } from './icon.css.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url&no-inline'

export type { IconName }

/** An icon of the sprite. `size` in pixels. Hidden from screen readers: the control around it has the name. */
export function Icon({ name, size = 16 }: { name: IconName; size?: 16 | 18 | 20 | 24 | 32 }) {
  return (
    <svg className={icon} width={size} height={size} viewBox="0 0 1024 1024" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
