import { classNames } from '../class-names.ts'
import { icon, tones } from './icon.css.ts'
import type { IconName } from './icon-names.ts'
import sprite from './icons.svg?url&no-inline'

export type { IconName }

interface IconProps {
  readonly name: IconName
  /** In pixels. */
  readonly size?: 16 | 18 | 20 | 24 | 32
  /** Without it: the colour of the text around it. */
  readonly tone?: keyof typeof tones
}

/** An icon of the sprite. Hidden from screen readers: the control around it has the name. */
export function Icon({ name, size = 16, tone }: IconProps) {
  return (
    <svg
      className={classNames(icon, tone && tones[tone])}
      width={size}
      height={size}
      viewBox="0 0 1024 1024"
      aria-hidden="true"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
