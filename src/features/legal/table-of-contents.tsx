import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Article } from '#contract/content/legal.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import type { WholeText } from './load.ts'
import * as styles from './table-of-contents.css.ts'
import { useCurrentArticle } from './use-current-article.ts'

export interface NumberedChapter {
  readonly number: number
  readonly title: string | undefined
  readonly articles: readonly { readonly number: number; readonly article: Article }[]
}

interface TableOfContentsProps {
  readonly chapters: readonly NumberedChapter[]
  readonly changed: WholeText['changed']
}

/** Links to the articles: beside the text on wide screens, collapsed above it on narrow ones. */
export function TableOfContents({ chapters, changed }: TableOfContentsProps) {
  const { t } = useLingui()
  const ids = chapters.flatMap(({ articles }) => articles.map(({ article }) => article.id))
  const count = ids.length
  const { current, list } = useCurrentArticle(ids)
  return (
    <>
      <nav className={styles.sidebar} aria-label={t`Table of contents`} data-width="wide" ref={list}>
        <p>
          <Trans>Table of contents</Trans>
        </p>
        <Entries chapters={chapters} changed={changed} current={current} />
      </nav>
      <details className={styles.folded} data-width="narrow">
        <summary>
          <span>
            <Trans>Table of contents</Trans> <Plural value={count} one="# article" other="# articles" />
          </span>
          <Icon name="chevron-down" />
        </summary>
        <Entries chapters={chapters} changed={changed} current={undefined} />
      </details>
    </>
  )
}

function Entries({ chapters, changed, current }: TableOfContentsProps & { readonly current: string | undefined }) {
  return (
    <ol>
      {chapters.map(({ number: chapter, title, articles }) => (
        <li key={chapter}>
          {title !== undefined && <b>{title}</b>}
          <ol>
            {articles.map(({ number, article: { id, title: name } }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
                  <span>{number}</span>
                  <span>{name}</span>
                  {id in changed && <em>{changed[id] === 'added' ? <Trans>Added</Trans> : <Trans>Changed</Trans>}</em>}
                </a>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}
