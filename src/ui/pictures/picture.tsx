import type { ImgHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { type PictureVariants, picture } from './picture.css.ts'

interface PictureProps extends PictureVariants, ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string
  /** Size of the file in pixels, so that the page keeps room for it. */
  readonly width: number
  readonly height: number
}

/** A picture of a course or device, four by three. Its name stands beside it, so it has no text of its own. */
export function Picture({ rounded, className, ...attributes }: PictureProps) {
  return <img {...attributes} className={classNames(picture({ rounded }), className)} alt="" />
}
