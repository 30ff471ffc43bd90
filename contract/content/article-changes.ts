import type { Article, LegalText } from './legal.ts'

// Which articles differ between two editions of a legal text, for its page and the email about it.

/** A line of an article: its title, a clause, an item below it, or a row of its table. */
export interface Line {
  readonly kind: 'title' | 'clause' | 'item' | 'row'
  /** Number within the article, such as `2.` or `2. 1)`; empty for a title, a table row and a single clause. */
  readonly label: string
  readonly text: string
}

/** An article with its number, counted from 1 through all chapters. */
export interface NumberedArticle {
  readonly number: number
  readonly article: Article
}

/** An article that one of two editions has, or that reads otherwise in the later one. */
export interface DifferingArticle {
  readonly id: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly before: NumberedArticle | undefined
  readonly after: NumberedArticle | undefined
}

/** Articles that differ, matched by ID, in the order of the later edition: a new number alone is no difference. */
export function differingArticles(before: LegalText, after: LegalText): DifferingArticle[] {
  const [old, now] = [numbered(before), numbered(after)]
  return idsOfBoth([...old.keys()], [...now.keys()]).flatMap((id) => {
    const [former, later] = [old.get(id), now.get(id)]
    if (former && later && readsTheSame(former.article, later.article)) return []
    return [{ id, kind: former && later ? 'changed' : later ? 'added' : 'removed', before: former, after: later }]
  })
}

function numbered({ chapters }: LegalText): Map<string, NumberedArticle> {
  const articles = chapters.flatMap((chapter) => chapter.articles)
  return new Map(articles.map((article, index) => [article.id, { number: index + 1, article }]))
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

function readsTheSame(before: Article, after: Article): boolean {
  const [old, now] = [linesOf(before), linesOf(after)]
  return old.length === now.length && old.every((line, index) => isSameLine(line, now[index]))
}

/** Whether two lines have the same words, whatever their number. */
export function isSameLine(line: Line, other: Line | undefined): boolean {
  return line.kind === other?.kind && line.text === other.text
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
