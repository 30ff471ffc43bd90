import { diffArrays } from 'diff'
import {
  type DifferingArticle,
  differingArticles,
  isSameLine,
  type Line,
  linesOf,
  type NumberedArticle,
} from '#contract/content/article-changes.ts'
import type { LegalText } from '#contract/content/legal.ts'
import { likeness, type Run, wordChanges } from './word-changes.ts'

/** Change of a line; at least one side is defined. */
export interface LineChange {
  readonly before: Line | undefined
  readonly after: Line | undefined
  readonly runs: readonly Run[]
}

interface Numbered {
  /** Counted from 1 through all chapters. */
  readonly number: number
  readonly title: string
}

/** Change of an article from one edition to the next. */
export interface ArticleChange {
  readonly id: string
  readonly kind: DifferingArticle['kind']
  readonly before: Numbered | undefined
  readonly after: Numbered | undefined
  /** Lines that differ. */
  readonly lines: readonly LineChange[]
}

/**
 * Compares two editions of a text, article by article in the order of the later one. Articles are matched by ID: a new
 * number alone is no change.
 */
export function compareTexts(before: LegalText, after: LegalText): ArticleChange[] {
  return differingArticles(before, after).map(compareArticles)
}

function compareArticles({ id, kind, before, after }: DifferingArticle): ArticleChange {
  const head = (side: NumberedArticle | undefined) => side && { number: side.number, title: side.article.title }
  const lines = pairLines(before ? linesOf(before.article) : [], after ? linesOf(after.article) : [])
  const shown = lines.filter((line) => kind === 'changed' || (line.before ?? line.after)?.kind !== 'title')
  return { id, kind, before: head(before), after: head(after), lines: shown }
}

/** Lines that are not in both, in order, with matching lines paired. */
function pairLines(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const changes: LineChange[] = []
  const runs = diffArrays([...before], [...after], { comparator: isSameLine })
  let old = 0
  let now = 0
  let removed: Line[] = []
  let added: Line[] = []
  const close = () => {
    changes.push(...matchLines(removed, added))
    removed = []
    added = []
  }
  for (const run of runs) {
    if (run.removed) removed.push(...before.slice(old, old + run.count))
    else if (run.added) added.push(...after.slice(now, now + run.count))
    else close()
    if (!run.added) old += run.count
    if (!run.removed) now += run.count
  }
  close()
  return changes
}

/** Minimum likeness of a changed line. Below it, one line counts as removed and the other as added. */
const minLikeness = 0.3

/** Pairs changed lines: first the two most alike, then the lines before and after them. */
function matchLines(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const pair = mostAlike(before, after)
  if (!pair) {
    return [
      ...before.map((line): LineChange => ({ before: line, after: undefined, runs: [run('removed', line)] })),
      ...after.map((line): LineChange => ({ before: undefined, after: line, runs: [run('added', line)] })),
    ]
  }
  const { old, now } = pair
  return [
    ...matchLines(before.slice(0, old), after.slice(0, now)),
    { before: pair.before, after: pair.after, runs: wordChanges(pair.before.text, pair.after.text) },
    ...matchLines(before.slice(old + 1), after.slice(now + 1)),
  ]
}

/** The most similar pair of lines with their indexes; undefined when none is similar enough. */
function mostAlike(before: readonly Line[], after: readonly Line[]) {
  const pairs = before.flatMap((beforeLine, old) =>
    after.flatMap((afterLine, now) => {
      if (beforeLine.kind !== afterLine.kind) return []
      const alike = likeness(beforeLine.text, afterLine.text)
      return alike < minLikeness ? [] : [{ before: beforeLine, after: afterLine, old, now, alike }]
    }),
  )
  return pairs.sort((one, other) => other.alike - one.alike)[0]
}

function run(kind: 'added' | 'removed', { text }: Line): Run {
  return { kind, text }
}
