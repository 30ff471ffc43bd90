import type { ImgHTMLAttributes } from 'react'
import { picture } from './picture.css.ts'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'className'> {
  readonly src: string
  /** Size of the file in pixels, so that the page keeps room for it. */
  readonly width: number
  readonly height: number
}

/** A picture of a course or device, four by three. Its name stands beside it, so it has no text of its own. */
export function Picture(attributes: PictureProps) {
  return <img {...attributes} className={picture} alt="" />
}
