import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'

/** A picture, video or file to download. */
export interface FolderFile {
  /** Bytes. */
  readonly size: number
  /** Reads its contents. */
  readonly read: () => Buffer
  /** Path in `media` or number in `attachments` of a file that the shop has stored already; it is not stored again. */
  readonly stored?: string
}

/** Files of the shop's content by their path, such as `courses/job/barista.yaml`: those of a folder, or of the database. */
export interface ContentFolder {
  /** YAML files below `folder`, sorted by path. */
  list(folder: string): readonly string[]
  /** Text of a YAML file; undefined when it is missing. */
  text(path: string): string | undefined
  file(path: string): FolderFile | undefined
  /** Values of files that were read before, for folders that are read over and over. */
  readonly parsed?: ParsedFiles
}

/** Files without faults, by path. */
export type ParsedFiles = Map<string, { readonly text: string; readonly value: unknown }>

/** A content folder on the disk. */
export function diskFolder(directory: string): ContentFolder {
  return {
    list: (folder) => {
      const root = join(directory, folder)
      if (!existsSync(root)) return []
      return readdirSync(root, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => `${folder}/${file.split(sep).join('/')}`)
        .sort()
    },
    text: (path) => (existsSync(join(directory, path)) ? readFileSync(join(directory, path), 'utf8') : undefined),
    file: (path) => {
      const found = statSync(join(directory, path), { throwIfNoEntry: false })
      return found?.isFile() ? { size: found.size, read: () => readFileSync(join(directory, path)) } : undefined
    },
  }
}
