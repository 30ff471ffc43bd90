import { Trans } from '@lingui/react/macro'
import { editionPath } from '#contract/addresses/legal.ts'
import type { Edition } from '#contract/content/legal.ts'
import type { LegalDocument } from '#contract/values/legal-documents.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { SectionHeading } from '#ui/content/section-heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { ArticleChanges } from './article-changes.tsx'
import * as styles from './changes-view.css.ts'
import type { ArticleChange } from './compare.ts'
import type { LegalPage } from './load.ts'

interface ChangesViewProps {
  readonly page: LegalPage
  readonly changes: readonly ArticleChange[]
}

/** Changes since the previous version: side by side on wide screens, stacked on narrow ones. */
export function ChangesView({ page: { document, edition, before }, changes }: ChangesViewProps) {
  const { editions } = useAppContext()
  if (!before) {
    return (
      <Placeholder as="p" className={styles.noChanges}>
        <Trans>This is the first version.</Trans>
      </Placeholder>
    )
  }
  const count = changes.length
  const paths = {
    before: editionPath(document, before.id, editions),
    after: editionPath(document, edition.id, editions),
  }
  const names = {
    before: <EditionName document={document} edition={before} />,
    after: <EditionName document={document} edition={edition} />,
  }
  return (
    <section className={styles.changes}>
      <SectionHeading>
        <h2>
          <Trans>Changes since the previous version: {count}</Trans>
        </h2>
        <p className={styles.legend}>
          <del>
            <Trans>Removed text</Trans>
          </del>
          <ins>
            <Trans>Added text</Trans>
          </ins>
        </p>
      </SectionHeading>
      <div className={styles.names} aria-hidden="true">
        <span>
          <Trans>Article</Trans>
        </span>
        <span>{names.before}</span>
        <span>{names.after}</span>
      </div>
      <div className={styles.list}>
        {changes.map((change) => (
          <ArticleChanges key={change.id} change={change} paths={paths} names={names} />
        ))}
      </div>
      <Text as="p" muted size="small" className={styles.unchanged}>
        <Trans>Articles not listed are unchanged.</Trans>
      </Text>
    </section>
  )
}

function EditionName({ document, edition }: { document: LegalDocument; edition: Edition }) {
  const locale = useLocale()
  const { editions } = useAppContext()
  const day = formatDayWithYear(edition.effective_on, locale)
  return editions[document] === edition.id ? <Trans>Version of {day}, current</Trans> : <Trans>Version of {day}</Trans>
}
