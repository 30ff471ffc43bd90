import { Marked } from '#entities/search/marked.tsx'
import { formatDayShort } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Text } from '#ui/content/text.tsx'
import * as styles from './text-hit.css.ts'

interface TextHitProps {
  readonly title: string
  readonly href: string
  /** Name of its category, where it has one. */
  readonly category?: string
  readonly day?: string
  readonly term: string
}

/** Found manual, question, notice, event or legal article, with the matching words marked. */
export function TextHit({ title, href, category, day, term }: TextHitProps) {
  const locale = useLocale()
  return (
    <article className={styles.hit}>
      <h3>
        <a href={href}>
          <Marked text={title} term={term} />
        </a>
      </h3>
      <Text size="small" muted numeric>
        {[category, day && formatDayShort(day, locale)].filter(Boolean).join(' · ')}
      </Text>
    </article>
  )
}
