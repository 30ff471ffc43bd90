import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Kit, kitOf } from './kit.ts'

const folder = fileURLToPath(new URL('./kit', import.meta.url))
let kit: Kit | undefined

/** The illustration kit of `kit/`, read once. */
export function readKit(): Kit {
  kit ??= kitOf(
    new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.svg'))
        .map((file) => [file.split(sep).join('/'), readFileSync(join(folder, file), 'utf8')]),
    ),
  )
  return kit
}
