import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import type { SentCategory } from '#contract/content/board-addresses.ts'
import type { SuggestedQuestion } from '#contract/content/faq.ts'
import { type InquiryCategory, inquiryLimits } from '#contract/content/inquiries.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { useFlow } from '#lib/flows/use-flow.ts'
import { useOwnProfile } from '#lib/forms/use-own-profile.ts'
import { previousPage } from '#lib/router/previous-page.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { getStateName } from '#machines/state-name.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { WeekdayHours } from '#ui/content/weekday-hours.tsx'
import { FlowContainer } from '#ui/form/flow-container.tsx'
import { AsideColumns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { InquiriesLimited } from './inquiries-limited.tsx'
import * as styles from './inquiry.css.ts'
import { provideInquiry } from './inquiry.flow.ts'
import { inquiryDraft, saveSentNumber } from './inquiry-draft.ts'
import { InquiryForm, type KnownFields } from './inquiry-form.tsx'

/** Bytes of the form that have been sent. */
export interface Upload {
  readonly sent: number
  readonly total: number
}

/** What the address says that the inquiry is about. */
export interface InquirySubject {
  readonly category: SentCategory | undefined
  /** Names the subject in the tab's drafts. */
  readonly key: string
  /** Name of the course or device; empty without one. */
  readonly name: string
}

interface InquiryScreenProps {
  readonly categories: readonly InquiryCategory[]
  /** Questions whose answers may make the inquiry unnecessary. */
  readonly suggestions: readonly SuggestedQuestion[]
  readonly subject: InquirySubject
  /** Opens the page that says that the inquiry arrived. */
  readonly onSent: () => void
}

/** Sends a service inquiry. */
export function InquiryScreen({ categories, suggestions, subject, onSent }: InquiryScreenProps) {
  const { http, layout } = useAppContext()
  const router = useRouter()
  // Only the browser knows it, and the router until this page is shown.
  const [page] = useState(() => (typeof document === 'undefined' ? undefined : previousPage(router, document)))
  const [upload, setUpload] = useState<Upload>()
  const member = useMember()
  const { snapshot, send } = useFlow('inquiry', {
    provide: () =>
      provideInquiry({
        http,
        sentFrom: { page, layout },
        onUploadProgress: (sent, total) => setUpload({ sent, total }),
        goToComplete: (number) => {
          saveSentNumber(number)
          inquiryDraft(subject.key).clear()
          onSent()
        },
      }),
    input: undefined,
  })
  const state = getStateName(snapshot.value)
  const isLimited = state === 'inquiriesLimited'
  return (
    <FlowContainer
      flow="inquiry"
      state={state}
      layout="page"
      className={styles.page}
      step={isLimited ? 'limit' : 'form'}
    >
      <VisuallyHidden as="h1">
        <Trans>Service inquiry</Trans>
      </VisuallyHidden>
      <AsideColumns>
        <InquiryForm
          limit={isLimited ? <InquiriesLimited error={snapshot.context.error} /> : undefined}
          categories={categories}
          category={subject.category}
          title={subject.name.slice(0, inquiryLimits.maxTitleLength)}
          subject={subject.key}
          member={member}
          busy={state === 'sendingInquiry' || state === 'inquirySent'}
          upload={upload}
          error={snapshot.context.error}
          onSubmit={(submitted) => {
            setUpload(submitted.image && { sent: 0, total: submitted.image.size })
            send({ type: 'inquiry.submitted', ...submitted })
          }}
          onCancel={() => send({ type: 'upload.canceled' })}
        />
        <aside>
          <FirstAnswers suggestions={suggestions} />
          <ReplyDetails />
        </aside>
      </AsideColumns>
    </FlowContainer>
  )
}

/** Links to answers that may make the inquiry unnecessary. */
function FirstAnswers({ suggestions }: { suggestions: readonly SuggestedQuestion[] }) {
  return (
    <Stack as="section" marginBottom={8}>
      <Heading as="h2" size={22}>
        <Trans>Answers to check first</Trans>
      </Heading>
      <ul>
        {suggestions.map(({ idx, title }) => (
          <li key={idx}>
            <TextLink to="/cs/faq" search={{ id: idx }}>
              {title}
            </TextLink>
          </li>
        ))}
        <li>
          <TextLink to="/cs/faq">
            <Trans>See all questions</Trans>
          </TextLink>
        </li>
      </ul>
    </Stack>
  )
}

/** When and how inquiries are answered, and the telephone. */
function ReplyDetails() {
  const { phone, hours } = useCompany()
  const { lunch } = hours
  return (
    <>
      <Heading as="h2" size={22}>
        <Trans>How we reply</Trans>
      </Heading>
      <DefinitionList marginTop={4} marginBottom={4} className={styles.contactRows}>
        <DefinitionItem name={<Trans>Reply</Trans>}>
          <Trans>By email, within one business day</Trans>
        </DefinitionItem>
        <DefinitionItem name={<Trans>Phone</Trans>}>
          <TextAnchor href={`tel:${phone}`}>{phone}</TextAnchor>
        </DefinitionItem>
        <DefinitionItem name={<Trans>Hours</Trans>}>
          <WeekdayHours {...hours} />
        </DefinitionItem>
        {lunch && <DefinitionItem name={<Trans>Lunch</Trans>}>{`${lunch.from}–${lunch.until}`}</DefinitionItem>}
        <DefinitionItem name={<Trans>Your data</Trans>}>
          <Trans>Deleted as soon as we’ve replied</Trans>
        </DefinitionItem>
      </DefinitionList>
      <p>
        <TextLink to="/privacy-policy">
          <Trans>Privacy policy</Trans>
        </TextLink>
      </p>
    </>
  )
}

/** Name and contact of the logged-in member; undefined for a visitor. */
function useMember(): KnownFields | undefined {
  const profile = useOwnProfile()
  return useMemo(() => {
    if (!profile) return undefined
    const { username, email, phone: number, group, belonging } = profile
    const affiliation = belonging.organization ?? belonging.scnm ?? group ?? ''
    return { name: username, affiliation, email, phone: number ?? '' }
  }, [profile])
}
