import { useEffect, useState } from 'react'

/** Longest side of a thumbnail, in pixels: twice what is shown, for dense screens. */
const longestSide = 192

/**
 * A small copy of a picture as a `data:` URL, which the page's policy allows; undefined until it is drawn, and for a
 * file that the browser cannot decode.
 */
export function useThumbnail(file: File | undefined): string | undefined {
  const [thumbnail, setThumbnail] = useState<{ readonly file: File; readonly url: string }>()
  useEffect(() => {
    if (!file) return
    let isCurrent = true
    draw(file).then(
      (url) => {
        if (isCurrent && url !== undefined) setThumbnail({ file, url })
      },
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [file])
  return thumbnail?.file === file ? thumbnail?.url : undefined
}

async function draw(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.toDataURL('image/png')
}
