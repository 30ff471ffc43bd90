import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './faults.ts'

/** A fault as somebody has written it down: its text stands in the file once. */
export type WrittenFault = Pick<Fault, 'file' | 'kind' | 'before' | 'after'>

/** A written fault at its place. Throws unless its text stands in the file once. */
export function locate<Written extends WrittenFault>(root: string, written: Written): Written & Fault {
  const { file, before } = written
  const source = readFileSync(join(root, file), 'utf8')
  const start = source.indexOf(before)
  if (start < 0 || source.includes(before, start + 1))
    throw new Error(`"${before}" does not stand once in ${file}: write the planted fault anew`)
  const line = source.slice(0, start).split('\n').length
  return { ...written, start, end: start + before.length, line }
}
