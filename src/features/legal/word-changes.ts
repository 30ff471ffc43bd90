import { diffArrays } from 'diff'

/** Words that stayed, came or went, in their order, with the spaces before them. */
export interface Run {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** A word with the space before it, or a mark of punctuation at the end of one. */
const piece = /\s?\S+?(?=[.,;:!?]*(?:\s|$))/g
const piecesOf = (text: string): string[] => text.match(piece) ?? []

/**
 * What became of a text, word by word: the runs that were not added make up the text before, those that were not
 * removed the text after. A lone word that stayed between two that changed is marked as well: such a patchwork is
 * harder to read than a sentence that is new.
 */
export function wordChanges(before: string, after: string): Run[] {
  const runs = diffArrays(piecesOf(before), piecesOf(after))
  const changes: Run[] = []
  let removed = ''
  let added = ''
  const close = () => {
    if (removed !== '') changes.push({ kind: 'removed', text: removed })
    if (added !== '') changes.push({ kind: 'added', text: added })
    removed = ''
    added = ''
  }
  for (const [place, run] of runs.entries()) {
    const text = run.value.join('')
    const isLone = run.count === 1 && removed !== '' && added !== '' && place < runs.length - 1
    if (!run.added && !run.removed && !isLone) {
      close()
      changes.push({ kind: 'same', text })
      continue
    }
    if (!run.added) removed += text
    if (!run.removed) added += text
  }
  close()
  return changes
}

/** How much two texts have in common: the share of their letters that are in words of both, from 0 to 1. */
export function likeness(before: string, after: string): number {
  const common = diffArrays(piecesOf(before), piecesOf(after))
    .filter((run) => !run.added && !run.removed)
    .reduce((sum, run) => sum + run.value.join('').length, 0)
  return (2 * common) / (before.length + after.length)
}
