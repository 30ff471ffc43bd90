import { diffArrays } from 'diff'

/** Run of words that are the same, added or removed, with the spaces before them. */
export interface Run {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/** A word with the space before it, or the punctuation after a word. */
const piece = /\s?\S+?(?=[.,;:!?]*(?:\s|$))/g
const piecesOf = (text: string): string[] => text.match(piece) ?? []

/**
 * Compares two texts word by word. The runs that were not added make up the earlier text, those that were not removed
 * the later one. A single unchanged word between two changes is marked as changed, which is easier to read.
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
  for (const [index, run] of runs.entries()) {
    const text = run.value.join('')
    const isLone = run.count === 1 && removed !== '' && added !== '' && index < runs.length - 1
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

/** Similarity of two texts: the share of letters in common words, from 0 to 1. */
export function likeness(before: string, after: string): number {
  const common = diffArrays(piecesOf(before), piecesOf(after))
    .filter((run) => !run.added && !run.removed)
    .reduce((sum, run) => sum + run.value.join('').length, 0)
  return (2 * common) / (before.length + after.length)
}
