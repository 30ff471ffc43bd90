import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notInArray } from 'drizzle-orm'
import type { Transaction } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import type { Content } from './read.ts'

/** Files by their path in the folder, such as `pictures/cpr-aed.svg`; `path` is where the shop serves them. */
export type MediaFiles = Map<string, { path: string; type: string; body: Buffer }>

/** Reads every picture and video of the content. Their paths change with their contents. */
export function readMedia(content: Content): MediaFiles {
  const files: MediaFiles = new Map()
  const add = (folder: 'pictures' | 'videos', name: string, type: string) => {
    const key = `${folder}/${name}`
    if (files.has(key)) return
    const body = readFileSync(join(content.directory, folder, name))
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
    files.set(key, { path: `${folder}/${hash}/${name}`, type, body })
  }
  for (const { course } of content.courses) {
    add('pictures', course.picture, 'image/svg+xml')
    for (const lesson of course.curriculum) if (lesson.picture) add('pictures', lesson.picture, 'image/svg+xml')
  }
  for (const category of content.categories) add('pictures', category.picture, 'image/svg+xml')
  for (const event of content.events) add('pictures', event.picture, 'image/svg+xml')
  for (const device of content.devices) add('pictures', device.picture, 'image/svg+xml')
  for (const { picture } of content.banners.top) {
    add('pictures', picture.ko, 'image/svg+xml')
    add('pictures', picture.en, 'image/svg+xml')
  }
  for (const slide of content.banners.slides) add('pictures', slide.picture, 'image/svg+xml')
  for (const { file, poster } of content.videos) {
    add('videos', file, 'video/mp4')
    add('pictures', poster, 'image/svg+xml')
  }
  return files
}

/** Path below `/media` of a file, by its path in the folder. */
export function pathOf(files: MediaFiles, key: string): string {
  const file = files.get(key)
  if (!file) throw new Error(`no such file in the content: ${key}`)
  return file.path
}

/** Makes the served files equal to these. */
export async function loadMedia(tx: Transaction, files: MediaFiles): Promise<void> {
  const all = [...files.values()]
  for (const file of all) await tx.insert(media).values(file).onConflictDoNothing()
  await tx.delete(media).where(
    notInArray(
      media.path,
      all.map((file) => file.path),
    ),
  )
}
