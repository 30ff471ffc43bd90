import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { type Faq, faqList } from '#contract/content/faq.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useChange } from '#lib/browser/use-change.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { RichText } from '#lib/text/rich-text.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { VisuallyHidden, VisuallyHiddenLabel } from '#ui/content/visually-hidden.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { SearchForm } from '#ui/controls/search-box.tsx'
import { useSearchLimit } from '#ui/controls/use-search-limit.ts'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import * as styles from './chatbot.css.ts'
import { findAnswers } from './find-answers.ts'

/** Longest question, in characters. */
const maxQuestionLength = 200
/** Questions that are suggested before the first one. */
const suggestionCount = 3

/**
 * The chatbot's panel: answers from the frequently asked questions, which it loads when it opens. What is asked stays in
 * the browser. Without the script, the form searches the questions.
 */
export function Chatbot() {
  const { t } = useLingui()
  const limit = useSearchLimit(maxQuestionLength)
  const { http } = useAppContext()
  const questions = useQuery(endpointQuery(http, faqList, {}))
  const [asked, setAsked] = useState<readonly string[]>([])
  const errorText = useFailure(questions.error ?? undefined)
  const log = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { opens, closes } = useCompany().hours

  useEffect(() => {
    const panel = field.current?.closest('[popover]')
    const focus = () => panel?.matches(':popover-open') && field.current?.focus()
    focus()
    panel?.addEventListener('toggle', focus)
    return () => panel?.removeEventListener('toggle', focus)
  }, [])
  const href = useLocation({ select: (location) => location.href })
  // On phones the panel would cover the page that its link has opened.
  useChange(href, () => field.current?.closest<HTMLElement>('[popover]')?.hidePopover())
  useEffect(() => {
    // The newest question stands at the top, with as much of its answer as fits.
    if (asked.length > 0) log.current?.lastElementChild?.scrollIntoView({ block: 'start' })
  }, [asked])

  const ask = (question: string) => setAsked((before) => [...before, question])
  // The pressed button is gone afterwards.
  const suggest = (question: string) => {
    ask(question)
    field.current?.focus()
  }
  const startOver = () => {
    setAsked([])
    field.current?.focus()
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const question = field.current?.value.trim() ?? ''
    if (question === '') return
    ask(question)
    event.currentTarget.reset()
  }

  return (
    <>
      <header>
        <div>
          <h2>
            <Trans>Chatbot</Trans>
          </h2>
          <Text as="p" size="small" muted>
            <Trans>
              Support on weekdays {opens}–{closes}
            </Trans>
          </Text>
        </div>
        {asked.length > 0 && (
          <IconButton label={t`Start over`} onClick={startOver}>
            <Icon name="rotate-ccw" size={20} />
          </IconButton>
        )}
        <IconButton popoverTarget="chatbot" popoverTargetAction="hide" label={t`Close the chatbot`}>
          <Icon name="x" size={20} />
        </IconButton>
      </header>
      <div className={styles.log} role="log" ref={log} aria-label={t`Conversation`}>
        <p className={styles.bubble}>
          <Trans>I search the FAQ for your answer. If it isn’t there, our team will help.</Trans>
        </p>
        {asked.map((question, index) => (
          // Questions are only added, so the index names one.
          <div key={index} className={styles.exchange}>
            <p className={styles.question}>{question}</p>
            <AsyncContent
              data={questions.data}
              errorTitle={<Trans>The answers didn’t load</Trans>}
              errorText={questions.isError ? errorText : undefined}
              onRetry={() => void questions.refetch()}
              skeleton={<Skeleton className={styles.loading} />}
            >
              {(known) => <Answer found={findAnswers(question, known)} question={question} />}
            </AsyncContent>
          </div>
        ))}
      </div>
      {asked.length === 0 && questions.data && <Suggestions questions={questions.data} onAsk={suggest} />}
      {/* biome-ignore lint/plugin/forms: the question is a search term, which belongs in the address */}
      <SearchForm className={styles.form} action={paths.faq()} aria-label={t`Ask the chatbot`} onSubmit={submit}>
        <VisuallyHiddenLabel htmlFor="chatbot-question">
          <Trans>Your question</Trans>
        </VisuallyHiddenLabel>
        <input
          id="chatbot-question"
          name="title"
          ref={field}
          placeholder={t`How can we help?`}
          autoComplete="off"
          {...limit}
          required
        />
        <IconButton type="submit" label={t`Send`}>
          <Icon name="arrow-up" size={20} />
        </IconButton>
      </SearchForm>
      <Text as="p" size="small" muted className={styles.privacy}>
        <Trans>Please don’t enter ID or card numbers.</Trans>
      </Text>
    </>
  )
}

/** The first question of the first categories. */
function Suggestions({ questions, onAsk }: { questions: readonly Faq[]; onAsk: (question: string) => void }) {
  const { t } = useLingui()
  const firsts = [...Map.groupBy(questions, ({ category }) => category.code).values()].flatMap(([first]) => first ?? [])
  return (
    <ul className={styles.suggestions} aria-label={t`Suggested questions`}>
      {firsts.slice(0, suggestionCount).map(({ idx, title }) => (
        <li key={idx}>
          <button type="button" onClick={() => onAsk(title)}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The best answer with the place where it is said, further ones as links; without any, the ways to a person. */
function Answer({ found, question }: { found: readonly Faq[]; question: string }) {
  const { t } = useLingui()
  const { phone } = useCompany()
  const [best, ...others] = found
  if (!best) {
    return (
      <div className={styles.answer}>
        <p className={styles.bubble}>
          <Trans>I couldn’t find an answer. Our team can help.</Trans>
        </p>
        <ul className={styles.links}>
          <li>
            <TextLink to="/cs/inquiry">
              <Trans>Send an inquiry</Trans>
            </TextLink>
          </li>
          <li>
            <TextLink to="/search" search={{ q: question }}>
              <Trans>Search courses and devices</Trans>
            </TextLink>
          </li>
          <li>
            <TextAnchor href={`tel:${phone}`}>{phone}</TextAnchor>
          </li>
        </ul>
      </div>
    )
  }
  return (
    <div className={styles.answer}>
      <p className={styles.bubble}>
        <RichText html={best.description} newTab={<VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>} />
      </p>
      <Text as="p" size="small">
        <Trans>
          From <TextAnchor href={placeOf(best)}>{best.title}</TextAnchor>
        </Trans>
      </Text>
      {others.length > 0 && (
        <>
          <Text as="p" size="small" muted>
            <Trans>This might also help</Trans>
          </Text>
          <ul className={styles.links}>
            {others.map((other) => (
              <li key={other.idx}>
                <TextAnchor href={placeOf(other)}>{other.title}</TextAnchor>
              </li>
            ))}
          </ul>
        </>
      )}
      <Text as="p" size="small" muted>
        <Trans>
          Not what you’re looking for? <TextLink to="/cs/inquiry">Contact our team</TextLink>
        </Trans>
      </Text>
    </div>
  )
}

/** The question on its page, open. */
function placeOf({ idx }: Faq): string {
  return `${paths.faq({ id: idx })}#faq-${idx}`
}
