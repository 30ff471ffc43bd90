import { cpSync, mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** Folders and files that no test reads. */
const left = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'reports', 'test-results'])

/** Copies the project to plant faults in it; the packages are shared. Returns the folder of the copy. */
export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'practicum-faults-'))
  cpSync(root, copy, { recursive: true, filter: (source) => !left.has(basename(source)) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
