import { Trans } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Fragment, type ReactNode } from 'react'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import * as styles from './article-changes.css.ts'
import type { ArticleChange, LineChange } from './compare.ts'

/** The compared editions. */
type Side = 'before' | 'after'

interface ArticleChangesProps {
  readonly change: ArticleChange
  /** Paths of both editions. */
  readonly paths: Record<Side, string>
  readonly names: Record<Side, ReactNode>
}

/** Changes of an article: its changed lines, with removals marked on one side and additions on the other. */
export function ArticleChanges({ change, paths, names }: ArticleChangesProps) {
  const { id, before, after, lines } = change
  const article = after ?? before
  if (!article) return null
  const { number, title } = article
  return (
    <section
      id={id}
      className={styles.article}
      style={assignInlineVars({ [styles.lines]: String(Math.max(lines.length, 1)) })}
    >
      <h3>
        <a href={`${after ? paths.after : paths.before}#${id}`}>
          <Trans>Article {number}</Trans>
          <span>{title}</span>
        </a>
      </h3>
      <div className={styles.side}>
        <p className={styles.name}>{names.before}</p>
        {before ? (
          <Lines lines={lines} side="before" />
        ) : (
          <Placeholder as="p" className={styles.absent}>
            <Trans>This article did not exist</Trans>
          </Placeholder>
        )}
      </div>
      <div className={styles.side}>
        <p className={styles.name}>{names.after}</p>
        {after ? (
          <Lines lines={lines} side="after" />
        ) : (
          <Placeholder as="p" className={styles.absent}>
            <Trans>This article was removed</Trans>
          </Placeholder>
        )}
      </div>
    </section>
  )
}

/** Lines of one side, with a gap where only the other side has a line. */
function Lines({ lines, side }: { lines: readonly LineChange[]; side: Side }) {
  return lines.map((line, index) => {
    const shown = line[side]
    if (!shown) return <span key={index} className={styles.gap} />
    return (
      <p key={index} className={shown.kind === 'item' ? styles.nestedItem : undefined}>
        {shown.label !== '' && <span className={styles.label}>{`${shown.label} `}</span>}
        <Marked runs={line.runs} side={side} />
      </p>
    )
  })
}

/** Text of one side. The space before a marked word is not marked. */
function Marked({ runs, side }: { runs: LineChange['runs']; side: Side }) {
  const Mark = side === 'before' ? 'del' : 'ins'
  const otherSide = side === 'before' ? 'added' : 'removed'
  return runs
    .filter(({ kind }) => kind !== otherSide)
    .map(({ kind, text }, index) =>
      kind === 'same' ? (
        <span key={index}>{text}</span>
      ) : (
        <Fragment key={index}>
          {text.startsWith(' ') && ' '}
          <Mark>{text.trimStart()}</Mark>
        </Fragment>
      ),
    )
}
