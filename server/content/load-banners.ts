import { everyRow } from '../db/every-row.ts'
import type { Transaction } from '../db/open.ts'
import { banners } from '../db/schema/courses.ts'
import { type MediaFiles, pathOf } from './media-files.ts'
import type { Content } from './read.ts'

/** Makes top banners and slides equal to the folder's. */
export async function loadBanners(tx: Transaction, content: Content, files: MediaFiles): Promise<void> {
  const top = content.banners.top.map(({ idx, from, until, picture, ...text }, position) => ({
    idx,
    kind: 'top' as const,
    position,
    content: {
      ...text,
      pictures: { ko: pathOf(files, `pictures/${picture.ko}`), en: pathOf(files, `pictures/${picture.en}`) },
    },
    shownFrom: from ?? null,
    shownUntil: until ?? null,
  }))
  const slides = content.banners.slides.map(({ idx, from, until, picture, ...text }, position) => ({
    idx,
    kind: 'slide' as const,
    position,
    content: {
      ...text,
      picture: pathOf(files, `pictures/${picture}`),
    },
    shownFrom: from ?? null,
    shownUntil: until ?? null,
  }))
  await tx.delete(banners).where(everyRow)
  const rows = [...top, ...slides]
  if (rows.length > 0) await tx.insert(banners).values(rows)
}
