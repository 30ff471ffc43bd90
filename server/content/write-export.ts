import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { ExportedFiles } from './export.ts'

/** Folders that contain exported files only. */
const exportedFolders = ['notices', 'events']

/**
 * Writes exported files into a content folder, and removes notices and events that are not among them. Files that are
 * equal already are not written.
 */
export function writeExport(directory: string, files: ExportedFiles): { written: number; removed: number } {
  let written = 0
  let removed = 0
  for (const [path, body] of files) {
    const file = join(directory, path)
    if (existsSync(file) && readFileSync(file).equals(Buffer.from(body))) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, body)
    written += 1
  }
  for (const folder of exportedFolders) {
    if (!existsSync(join(directory, folder))) continue
    for (const name of readdirSync(join(directory, folder))) {
      if (!name.endsWith('.yaml') || files.has(`${folder}/${name}`)) continue
      rmSync(join(directory, folder, name))
      removed += 1
    }
  }
  return { written, removed }
}
