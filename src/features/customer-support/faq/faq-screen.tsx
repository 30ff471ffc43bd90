import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useRouter } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import * as v from 'valibot'
import { paths } from '#contract/addresses/paths.ts'
import type { Faq } from '#contract/content/faq.ts'
import { formatDayShort } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { RichText } from '#lib/text/rich-text.tsx'
import { useFieldsOfAddress } from '#lib/url/use-fields-of-address.ts'
import { Text } from '#ui/content/text.tsx'
import { TextLink } from '#ui/content/text-link.tsx'
import { VisuallyHidden, VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { FilterChips } from '#ui/controls/filter-chips.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SearchForm } from '#ui/controls/search-box.tsx'
import { useSearchLimit } from '#ui/controls/use-search-limit.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as toolbar from '../frame/toolbar.css.ts'
import { type FaqSearch, faqSearch } from '../searches.ts'
import * as styles from './faq-screen.css.ts'
import type { FaqPage } from './load.ts'

interface FaqScreenProps extends FaqPage {
  readonly search: FaqSearch
}

/** Questions with their answers (specification, section 2). One is open at a time; `id` opens it on the server. */
export function FaqScreen({ questions, categories, search: { category, title, id } }: FaqScreenProps) {
  const { t } = useLingui()
  return (
    <Container>
      <VisuallyHidden as="h1">
        <Trans>Frequently asked questions</Trans>
      </VisuallyHidden>
      <div className={toolbar.toolbar}>
        <FilterChips
          label={t`Categories`}
          chips={[{ code: undefined, name: t`All` }, ...categories]}
          current={category}
          link={(code) => linkOptions({ to: '/cs/faq', search: { category: code, title } })}
        />
        <FaqSearchForm category={category} title={title} />
      </div>
      {questions.length === 0 ? (
        <NoAnswers title={title} />
      ) : (
        <>
          <ul className={styles.questions}>
            {questions.map((question) => (
              <Question key={question.idx} question={question} isOpen={question.idx === id} />
            ))}
          </ul>
          <p className={styles.inquiryHint}>
            <Trans>
              Can’t find your answer? <TextLink to="/cs/inquiry">Contact us</TextLink>
            </Trans>
          </p>
        </>
      )}
    </Container>
  )
}

function FaqSearchForm({ category, title }: Pick<FaqSearch, 'category' | 'title'>) {
  const { t } = useLingui()
  const limit = useSearchLimit()
  const form = useFieldsOfAddress({ title: title ?? '' })
  const router = useRouter()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = v.parse(faqSearch, Object.fromEntries(new FormData(event.currentTarget)))
    void router.navigate({ to: '/cs/faq', search: { category, title: typed.title } })
  }
  return (
    // biome-ignore lint/plugin/forms: its search term belongs in the address
    <SearchForm ref={form} className={toolbar.search} action={paths.faq()} onSubmit={submit}>
      {category !== undefined && <input type="hidden" name="category" value={category} />}
      <VisuallyHiddenLabel htmlFor="faq-title">
        <Trans>Words in the question</Trans>
      </VisuallyHiddenLabel>
      <input
        id="faq-title"
        name="title"
        type="search"
        placeholder={t`Search questions`}
        {...limit}
        defaultValue={title}
      />
      <IconButton type="submit" label={t`Search questions`}>
        <Icon name="search" size={20} />
      </IconButton>
    </SearchForm>
  )
}

/** The name makes the browser close the others. */
function Question({ question, isOpen }: { question: Faq; isOpen: boolean }) {
  const { t } = useLingui()
  const { locale } = usePageLanguage()
  const { idx, category, title, description, created_at, updated_at } = question
  const anchor = `faq-${idx}`
  const created = formatDayShort(created_at, locale)
  const updated = formatDayShort(updated_at, locale)
  return (
    <li id={anchor} className={styles.question}>
      <details name="faq" open={isOpen}>
        <summary className={styles.summary}>
          <span className={styles.category}>{category.name}</span>
          <Text as="b" strong className={styles.title}>
            {title}
          </Text>
          <Icon name="chevron-down" size={20} />
        </summary>
        <div className={styles.answer}>
          <p>
            <RichText html={description} newTab={<VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>} />
          </p>
          <p className={styles.dates}>
            <span>
              <Trans>Posted on {created}</Trans>
            </span>
            <span>
              <Trans>Updated on {updated}</Trans>
            </span>
            <TextLink size="small" to="/cs/faq" search={{ id: idx }} hash={anchor}>
              <Trans>Link to this answer</Trans>
            </TextLink>
          </p>
        </div>
      </details>
    </li>
  )
}

function NoAnswers({ title }: { title: string | undefined }) {
  return (
    <EmptyState as="section" frame="dashed">
      <h2>
        {title === undefined ? (
          <Trans>There are no questions here.</Trans>
        ) : (
          <Trans>No questions match “{title}”</Trans>
        )}
      </h2>
      <Cluster>
        <ButtonLink to="/cs/faq">
          <Trans>See all questions</Trans>
        </ButtonLink>
        <ButtonLink to="/cs/inquiry">
          <Trans>Contact us</Trans>
        </ButtonLink>
      </Cluster>
    </EmptyState>
  )
}
