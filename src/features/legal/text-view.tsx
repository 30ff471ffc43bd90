import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { editionPath } from '#contract/addresses/legal.ts'
import type { Article } from '#contract/content/legal.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { TagAnchor } from '#ui/content/tag.tsx'
import { ArticleText } from './article-text.tsx'
import { ArticleTitle } from './article-title.tsx'
import type { LegalPage, WholeText } from './load.ts'
import { type NumberedChapter, TableOfContents } from './table-of-contents.tsx'
import * as styles from './text-view.css.ts'
import { viewPath } from './view-path.ts'

interface TextViewProps {
  readonly page: LegalPage
  readonly text: WholeText
}

/** The whole text of an edition, with its table of contents. */
export function TextView({ page, text: { chapters, changed } }: TextViewProps) {
  const numbered = numberedChapters(chapters)
  const hasChapters = chapters.some(({ title }) => title !== undefined)
  const { editions } = useAppContext()
  const changesPath = viewPath(editionPath(page.document, page.edition.id, editions), 'changes')
  return (
    <div className={styles.columns}>
      <TableOfContents chapters={numbered} changed={changed} />
      <div>
        {numbered.map(({ number: chapter, title, articles }) => (
          <Chapter key={chapter} number={chapter} title={title}>
            {articles.map(({ number, article }) => (
              <section key={article.id} id={article.id} className={styles.article}>
                <ArticleTitle level={hasChapters ? 3 : 2} number={number} title={article.title}>
                  {article.id in changed && (
                    <TagAnchor tone="accent" href={`${changesPath}#${article.id}`}>
                      {changed[article.id] === 'added' ? <Trans>Added</Trans> : <Trans>Changed</Trans>}
                    </TagAnchor>
                  )}
                </ArticleTitle>
                <ArticleText clauses={article.clauses} />
              </section>
            ))}
          </Chapter>
        ))}
      </div>
    </div>
  )
}

/** A chapter under its title. The only chapter of a text without chapters has none, and is no section of the page. */
function Chapter({
  number,
  title,
  children,
}: Pick<NumberedChapter, 'number' | 'title'> & { readonly children: ReactNode }) {
  if (title === undefined) return <div className={styles.chapter}>{children}</div>
  return (
    <section className={styles.chapter}>
      <h2 className={styles.chapterTitle}>
        <Trans>
          Chapter {number}. {title}
        </Trans>
      </h2>
      {children}
    </section>
  )
}

/** Numbers the articles through all chapters. */
function numberedChapters(chapters: WholeText['chapters']): NumberedChapter[] {
  let number = 0
  return chapters.map(({ title, articles }, index) => ({
    number: index + 1,
    title,
    articles: articles.map((article: Article) => {
      number += 1
      return { number, article }
    }),
  }))
}
