import { changesPath } from '#contract/addresses/legal.ts'
import type { LegalPage } from './load.ts'

/** Path of an edition in one of its views. */
export function viewPath(path: string, view: LegalPage['content']['kind']): string {
  return view === 'changes' ? changesPath(path) : path
}
