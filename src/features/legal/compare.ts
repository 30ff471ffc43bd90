import { diffArrays } from 'diff'
import type { Article, LegalText } from '#contract/content/legal.ts'
import { likeness, type Run, wordChanges } from './word-changes.ts'

/** A line of an article: its title, a clause, an item below it, or a row of its table. */
export interface Line {
  readonly kind: 'title' | 'clause' | 'item' | 'row'
  /** Number within the article, such as `2.` or `2. 1)`; empty for a title, a table row and a single clause. */
  readonly label: string
  readonly text: string
}

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
  readonly kind: 'added' | 'removed' | 'changed'
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
  const old = numbered(before)
  const now = numbered(after)
  return idsOfBoth([...old.keys()], [...now.keys()]).flatMap((id) => {
    const change = compareArticles(id, old.get(id), now.get(id))
    return change ? [change] : []
  })
}

/** IDs in the order of the later edition. A removed article follows the article that preceded it. */
function idsOfBoth(old: readonly string[], now: readonly string[]): string[] {
  const ids = [...now]
  let index = 0
  for (const id of old) {
    const known = ids.indexOf(id)
    if (known === -1) ids.splice(index, 0, id)
    index = known === -1 ? index + 1 : known + 1
  }
  return ids
}

type NumberedArticle = Numbered & { readonly article: Article }

function numbered(text: LegalText): Map<string, NumberedArticle> {
  const articles = text.chapters.flatMap((chapter) => chapter.articles)
  return new Map(articles.map((article, index) => [article.id, { number: index + 1, title: article.title, article }]))
}

function compareArticles(
  id: string,
  old: NumberedArticle | undefined,
  now: NumberedArticle | undefined,
): ArticleChange | undefined {
  const head = (side: NumberedArticle | undefined) => side && { number: side.number, title: side.title }
  const lines = pairLines(old ? linesOf(old.article) : [], now ? linesOf(now.article) : [])
  if (lines.length === 0) return undefined
  if (old && now) return { id, kind: 'changed', before: head(old), after: head(now), lines }
  const withoutTitle = lines.filter(({ before, after }) => (before ?? after)?.kind !== 'title')
  return { id, kind: now ? 'added' : 'removed', before: head(old), after: head(now), lines: withoutTitle }
}

/** Lines of an article. */
export function linesOf({ title, clauses }: Article): Line[] {
  const body = clauses.flatMap(({ text, items, table }, index): Line[] => {
    const number = clauses.length > 1 ? `${index + 1}.` : ''
    return [
      { kind: 'clause', label: number, text },
      ...(items ?? []).map((item, index) => ({
        kind: 'item' as const,
        label: `${number} ${index + 1})`.trim(),
        text: item,
      })),
      ...(table ? [table.head, ...table.rows] : []).map((cells) => ({
        kind: 'row' as const,
        label: '',
        text: cells.join(' · '),
      })),
    ]
  })
  return [{ kind: 'title', label: '', text: title }, ...body]
}

/** Lines that are not in both, in order, with matching lines paired. */
function pairLines(before: readonly Line[], after: readonly Line[]): LineChange[] {
  const changes: LineChange[] = []
  const runs = diffArrays([...before], [...after], {
    comparator: (old, now) => old.kind === now.kind && old.text === now.text,
  })
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
