import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { and, notLike, sql } from 'drizzle-orm'
import type { CourseFile } from '#contract/content-files/courses.ts'
import { pictureTypes } from '#contract/content-files/values.ts'
import { pagePictures } from '#contract/values/brand.ts'
import {
  composeClip,
  composeLoop,
  composePicture,
  composePortrait,
  type FieldDrawing,
  type Scene,
} from '#illustrations/compose.ts'
import { readKit } from '#illustrations/read-kit.ts'
import { handlessViews } from '#illustrations/views.ts'
import type { Transaction } from '../db/open.ts'
import { media } from '../db/schema/media.ts'
import { picturesOf } from './check-pages.ts'
import type { FolderFile } from './content-folder.ts'
import { drawingOf } from './field-colors.ts'
import { composeExamples } from './kit-examples.ts'
import type { Content } from './read.ts'

/**
 * Files by their path in the folder, such as `pictures/cpr-aed.svg`; `path` is where the shop serves them. Files that are
 * stored already have no body.
 */
export type MediaFiles = Map<string, { path: string; type: string; body: Buffer | undefined }>

/** Reads every picture and video of the content, and composes those of lessons. Their paths change with their contents. */
export function readMedia(content: Content): MediaFiles {
  const files: MediaFiles = new Map()
  const add = (folder: 'brand' | 'pictures' | 'videos', name: string) => {
    const key = `${folder}/${name}`
    if (files.has(key)) return
    const type = mediaTypeOf(name)
    const file = requireFile(content, key)
    if (file.stored === undefined) addBody(folder, name, type, file.read())
    else files.set(key, { path: file.stored, type, body: undefined })
  }
  const addBody = (folder: string, name: string, type: string, body: Buffer) => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 8)
    files.set(`${folder}/${name}`, { path: `${folder}/${hash}/${name}`, type, body })
  }
  const compose = (key: string, svg: string) => {
    const [folder = '', name = ''] = key.split('/')
    addBody(folder, name, 'image/svg+xml', Buffer.from(svg))
  }
  for (const name of content.brandFiles) add('brand', name)
  for (const page of pagePictures) {
    const name = content.pagePictures[page]
    if (name !== undefined) add('pictures', name)
  }
  const kit = readKit()
  for (const [key, svg] of composeExamples(kit, content)) compose(key, svg)
  for (const { category, slug, course } of content.courses) {
    const field = drawingOf(content, category)
    add('pictures', course.picture)
    if (course.teacher) compose(portraitKey(slug), composePortrait(kit, field, course.teacher.name.ko))
    for (const { drawing } of course.features) if (drawing) add('pictures', drawing)
    for (const [index, { picture, free }] of course.curriculum.entries()) {
      compose(lessonPictureKey(slug, index), composePicture(kit, field, picture))
      if (free) compose(lessonClipKey(slug, index), composeClip(kit, field, picture))
    }
    const still = { type: mediaTypeOf(course.picture), body: requireFile(content, `pictures/${course.picture}`).read() }
    compose(courseLoopKey(slug), composeLoop(kit, courseScenes(field, course.curriculum), still))
  }
  for (const category of content.categories) add('pictures', category.picture)
  for (const event of content.events) add('pictures', event.picture)
  for (const { page } of content.pages) for (const picture of picturesOf(page.blocks)) add('pictures', picture)
  for (const { pictures } of content.notices) for (const { file } of pictures) add('pictures', file)
  for (const device of content.devices) add('pictures', device.picture)
  for (const { picture } of content.banners.top) {
    add('pictures', picture.ko)
    add('pictures', picture.en)
  }
  for (const slide of content.banners.slides) {
    add('pictures', slide.picture)
  }
  for (const { file, poster } of content.videos) {
    add('videos', file)
    add('pictures', poster)
  }
  return files
}

function mediaTypeOf(name: string): string {
  return pictureTypes.get(extname(name)) ?? 'video/mp4'
}

/** A file of the content. Throws for one that is missing: the checks let none pass. */
export function requireFile({ folder }: Pick<Content, 'folder'>, path: string): FolderFile {
  const file = folder.file(path)
  if (!file) throw new Error(`no such file in the content: ${path}`)
  return file
}

/** Folder of the drawn pictures below `/media`. */
export const shareFolder = 'share'

/** Keys of composed files: they are not in the folder. */
export const lessonPictureKey = (slug: string, index: number) => `lessons/${slug}-${index + 1}.svg`
export const lessonClipKey = (slug: string, index: number) => `clips/${slug}-${index + 1}.svg`
export const portraitKey = (slug: string) => `portraits/${slug}.svg`
export const courseLoopKey = (slug: string) => `loops/${slug}.svg`

/** Scenes of a course's loop. */
const scenesOfCourse = 3

/** Lessons of the whole course for its loop, those with a working hand first. */
function courseScenes(field: FieldDrawing, curriculum: CourseFile['curriculum']): Scene[] {
  const working = curriculum.filter(({ picture }) => !handlessViews.has(picture.view))
  const shown = working.length < scenesOfCourse ? curriculum : working
  return Array.from({ length: scenesOfCourse }, (_, index) => {
    const lesson = shown[Math.floor((index * shown.length) / scenesOfCourse)]
    return lesson ? [{ field, words: lesson.picture }] : []
  }).flat()
}

/** Path below `/media` of a file, by its path in the folder. */
export function pathOf(files: MediaFiles, key: string): string {
  const file = files.get(key)
  if (!file) throw new Error(`no such file in the content: ${key}`)
  return file.path
}

/** Makes the served files equal to these, but for the pictures that are drawn for messengers (`share-pictures.ts`). */
export async function loadMedia(tx: Transaction, files: MediaFiles): Promise<void> {
  const all = [...files.values()]
  const stored = new Set((await tx.select({ path: media.path }).from(media)).map(({ path }) => path))
  for (const { path, type, body } of all) {
    if (body && !stored.has(path)) await tx.insert(media).values({ path, type, body }).onConflictDoNothing()
  }
  // One parameter: ten thousand courses have more pictures than a statement takes parameters.
  const paths = sql.param(all.map((file) => file.path))
  const isGone = sql`${media.path} <> all(${paths}::text[])`
  await tx.delete(media).where(and(isGone, notLike(media.path, `${shareFolder}/%`)))
}
