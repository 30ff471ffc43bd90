import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

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
  /** Text of a YAML file, which is UTF-8 with or without a byte order mark; undefined when it is missing. */
  text(path: string): string | typeof notUtf8 | undefined
  file(path: string): FolderFile | undefined
  /** Every file, sorted by path. Missing where nothing but content is stored. */
  everyFile?(): readonly string[]
  /** Values of files that were read before, for folders that are read over and over. */
  readonly parsed?: ParsedFiles
}

/** Stands for a text that is not encoded as UTF-8. */
export const notUtf8 = Symbol('notUtf8')

/** Files without faults, by path. */
export type ParsedFiles = Map<string, { readonly text: string; readonly value: unknown }>

/** A content folder on the disk. Hidden files are not part of it. */
export function diskFolder(directory: string): ContentFolder {
  const filesBelow = (folder: string) => {
    const root = join(directory, folder)
    if (!existsSync(root)) return []
    return readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => !path.split('/').some((part) => part.startsWith('.')))
      .sort()
  }
  return {
    list: (folder) => filesBelow(folder).filter((path) => path.endsWith('.yaml')),
    text: (path) => (existsSync(join(directory, path)) ? decodeUtf8(readFileSync(join(directory, path))) : undefined),
    file: (path) => {
      const found = statSync(join(directory, path), { throwIfNoEntry: false })
      return found?.isFile() ? { size: found.size, read: () => readFileSync(join(directory, path)) } : undefined
    },
    everyFile: () => filesBelow('.'),
  }
}

function decodeUtf8(bytes: Buffer): string | typeof notUtf8 {
  return isUtf8(bytes) ? new TextDecoder().decode(bytes) : notUtf8
}
