import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Small folder of content to begin with. */
export const starterFolder = fileURLToPath(new URL('starter', import.meta.url))
/** Content of the program, with which a shop starts without another folder. */
export const bundledFolder = fileURLToPath(new URL('../../content', import.meta.url))

/** Whether a file of the content is still the same as in one of the folders to begin with. */
export function isExample(path: string, text: string): boolean {
  return [starterFolder, bundledFolder].some((folder) => {
    const file = join(folder, path)
    return existsSync(file) && readFileSync(file, 'utf8') === text
  })
}
