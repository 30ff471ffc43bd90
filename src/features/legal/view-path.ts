import type { LegalPage } from './load.ts'

/** The address of an edition in one of its two views. */
export function viewPath(path: string, view: LegalPage['content']['kind']): string {
  return view === 'changes' ? `${path}?view=changes` : path
}
