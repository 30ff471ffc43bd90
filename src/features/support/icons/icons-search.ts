import { iconNames, type IconName } from '../../../ui/pictures/icon-names.ts'

/** Sizes of icons in the shop, in pixels. */
export const sizes = [16, 20, 24, 32] as const
export type IconSize = (typeof sizes)[number]
export const defaultSize = 16

/** Search parameters of the icons page. Defaults when absent: the default size and the first icon. */
export interface IconsSearch {
  readonly q?: string | undefined
  readonly size?: Exclude<IconSize, typeof defaultSize> | undefined
  readonly icon?: string | undefined
}

export function searchedSize(size: IconSize): IconsSearch['size'] {
  return size === defaultSize ? undefined : size
}

/** Icons whose name contains the term. */
export function findIcons(term: string): IconName[] {
  const part = term.toLowerCase()
  return iconNames.filter((name) => name.includes(part))
}

export function isIconName(name: string | undefined): name is IconName {
  return iconNames.some((each) => each === name)
}
