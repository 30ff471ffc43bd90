import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { ExportedFiles } from './export.ts'

/** Folders whose YAML files are all exported. */
const exportedFolders = ['courses', 'devices', 'notices', 'events', 'manuals', 'pages']

/** Names the client; a shop without one has no such file. */
const clientFile = 'client.yaml'

/**
 * Writes exported files into a content folder, and removes the YAML files of courses, devices, notices, events,
 * manuals and pages that are not among them. Files that are equal already are not written.
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
  if (!files.has(clientFile) && existsSync(join(directory, clientFile))) {
    rmSync(join(directory, clientFile))
    removed += 1
  }
  for (const folder of exportedFolders) {
    if (!existsSync(join(directory, folder))) continue
    for (const name of readdirSync(join(directory, folder), { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.yaml') || files.has(`${folder}/${name.split(sep).join('/')}`)) continue
      rmSync(join(directory, folder, name))
      removed += 1
    }
  }
  return { written, removed }
}
