import { iconNames, type IconName } from '../../../ui/icon-names.ts'

/** Sizes in pixels at which the shop shows icons. */
export const sizes = [16, 20, 24, 32] as const
export type IconSize = (typeof sizes)[number]
export const defaultSize = 16

/** State of the icons page in its address; the default size and the first icon are the absent ones. */
export interface IconsSearch {
  readonly q?: string | undefined
  readonly size?: Exclude<IconSize, typeof defaultSize> | undefined
  readonly icon?: string | undefined
}

export function searchedSize(size: IconSize): IconsSearch['size'] {
  return size === defaultSize ? undefined : size
}

/** Icons whose name holds the term. */
export function findIcons(term: string): IconName[] {
  const part = term.toLowerCase()
  return iconNames.filter((name) => name.includes(part))
}

export function isIconName(name: string | undefined): name is IconName {
  return iconNames.some((each) => each === name)
}
