import type { ComparedPicture } from '../pictures.ts'

/** Address of a picture's file in one of the report's folders. */
export function imageIn(folder: 'accepted' | 'new' | 'differences', { name }: Pick<ComparedPicture, 'name'>): string {
  return encodeURI(`${folder}/${name}.png`)
}

/** The picture that was taken, or the accepted one where it is the same or gone. */
export function imageOf(picture: Pick<ComparedPicture, 'name' | 'standing'>): string {
  return imageIn(picture.standing === 'new' || picture.standing === 'changed' ? 'new' : 'accepted', picture)
}
