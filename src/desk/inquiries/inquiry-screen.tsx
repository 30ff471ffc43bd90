import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deskInquiryLimits,
  handOverInquiry,
  inquiryDetail,
  inquiryList,
  takeInquiry,
} from '#contract/desk/inquiries.ts'
import { deskSession } from '#contract/desk/operators.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { formatPhone } from '#contract/values/contact.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ActForm } from '../acts/act-form.tsx'
import { Acts, type DoneAct, DoneLine } from '../acts/acts.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { lastList } from '../list/last-list.ts'
import { categoryNames } from '../messages/category-names.ts'
import { deviceName } from '../messages/device-names.ts'
import { errorText, useErrorText } from '../messages/error-text.ts'
import { useMoments } from '../messages/use-moments.ts'
import { AnswerForm } from './answer-form.tsx'
import { Due } from './due.tsx'
import { layout as columns, picture, written } from './inquiry.css.ts'

export type InquiryDetail = ContentOf<typeof inquiryDetail>

const changes = [inquiryDetail.name, inquiryList.name] as const
const languageNames = { ko: '한국어', en: 'English' } as const

/** An inquiry, who sent it and who answers it, with the form of the answer. */
export function InquiryScreen({ number }: { number: string }) {
  const { http } = useAppContext()
  // Its answer deletes it: a reading that ends afterwards would find nothing, and say so instead of what was done.
  const [isAnswering, setIsAnswering] = useState(false)
  const { data, error, refetch } = useQuery({
    ...deskQuery(http, inquiryDetail, { params: { id: number } }),
    enabled: !isAnswering,
    // Every look at the page is recorded: it reads again after an act, and not with every return to the window.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  const failure = useErrorText(error)
  return (
    <Stack gap={5}>
      <div>
        <TextLink {...lastList('inquiries')}>
          <Trans>All inquiries</Trans>
        </TextLink>
      </div>
      <AsyncContent
        data={data}
        errorText={failure}
        errorTitle={<Trans>The inquiry didn’t load</Trans>}
        onRetry={() => void refetch()}
        skeleton={<Skeleton height="16rem" />}
      >
        {(inquiry) => <Loaded inquiry={inquiry} onAnswering={setIsAnswering} />}
      </AsyncContent>
    </Stack>
  )
}

interface LoadedProps {
  readonly inquiry: InquiryDetail
  readonly onAnswering: (isAnswering: boolean) => void
}

function Loaded({ inquiry, onAnswering }: LoadedProps) {
  const { t } = useLingui()
  // It is deleted then: what is read here is what was answered.
  const [answered, setAnswered] = useState<DoneAct>()
  const [answer, setAnswer] = useState('')
  const { id, title, content, has_picture: hasPicture, objector } = inquiry
  const userid = objector?.userid ?? ''
  return (
    <>
      <h1>{title}</h1>
      <DoneLine act={answered} />
      <div className={columns}>
        <Stack gap={5}>
          <Card padded>
            <Stack gap={4}>
              <p className={written} lang={inquiry.locale}>
                {content}
              </p>
              {hasPicture && (
                <img className={picture} src={`/api/v1/desk/inquiry/${id}/picture`} alt={t`What the sender attached`} />
              )}
            </Stack>
          </Card>
          {answered && (
            <Card as="section" padded>
              <Stack gap={3}>
                <h2>
                  <Trans>The answer that was sent</Trans>
                </h2>
                <p className={written} lang={inquiry.locale}>
                  {answer}
                </p>
              </Stack>
            </Card>
          )}
          {objector ? (
            <Callout announced={false} title={<Trans>This is the objection of {userid}</Trans>}>
              <Stack gap={3} align="start">
                <Trans>The decision on the page of the member answers it.</Trans>
                <ButtonLink variant="primary" to="/members/$id" params={{ id: objector.id }}>
                  <Trans>Decide</Trans>
                </ButtonLink>
              </Stack>
            </Callout>
          ) : (
            !answered && (
              <AnswerForm
                inquiry={inquiry}
                onAnswering={onAnswering}
                onDone={(sent) => {
                  setAnswer(sent)
                  setAnswered({ name: t`Answer`, settles: { kind: 'inquiry', subject: String(id) } })
                }}
              />
            )
          )}
        </Stack>
        <Stack gap={5}>
          {!answered && <Taking inquiry={inquiry} />}
          <Sender inquiry={inquiry} />
        </Stack>
      </div>
    </>
  )
}

function Sender({ inquiry }: { inquiry: InquiryDetail }) {
  const { t, i18n } = useLingui()
  const moment = useMoments()
  const { sender, objector } = inquiry
  const { page, layout, device } = inquiry.sent_from
  const member = sender ?? objector
  return (
    <Card as="section" padded>
      <Stack gap={3}>
        <h2>
          <Trans>Sender</Trans>
        </h2>
        <DefinitionList>
          <DefinitionItem name={t`Name`}>{inquiry.name}</DefinitionItem>
          {inquiry.affiliation !== '' && (
            <DefinitionItem name={t`School or workplace`}>{inquiry.affiliation}</DefinitionItem>
          )}
          <DefinitionItem name={t`Email`}>
            <TextAnchor href={`mailto:${inquiry.email}`}>{inquiry.email}</TextAnchor>
          </DefinitionItem>
          {inquiry.phone !== '' && (
            <DefinitionItem name={t`Phone`}>
              <TextAnchor href={`tel:${inquiry.phone}`}>{formatPhone(inquiry.phone)}</TextAnchor>
            </DefinitionItem>
          )}
          {member && (
            <DefinitionItem name={t`Member`}>
              <TextLink to="/members/$id" params={{ id: member.id }}>
                {member.userid}
              </TextLink>
            </DefinitionItem>
          )}
          <DefinitionItem name={t`Type`}>{i18n._(categoryNames[inquiry.category])}</DefinitionItem>
          <DefinitionItem name={t`Language`}>{languageNames[inquiry.locale]}</DefinitionItem>
          <DefinitionItem name={t`Sent`}>{moment(inquiry.sent_at)}</DefinitionItem>
          {page && (
            <DefinitionItem name={t`Page before`}>
              <TextAnchor href={page.address} target="_blank" rel="noopener noreferrer">
                {page.path}
              </TextAnchor>{' '}
              <TextAnchor href={page.support_address} target="_blank" rel="noopener noreferrer">
                <Trans>What it shows</Trans>
              </TextAnchor>
            </DefinitionItem>
          )}
          {layout !== null && (
            <DefinitionItem name={t`Layout`}>{layout === 'mobile' ? t`Mobile phone` : t`Computer`}</DefinitionItem>
          )}
          {device && <DefinitionItem name={t`Browser`}>{deviceName(i18n, device)}</DefinitionItem>}
          <DefinitionItem name={t`Answer until`}>
            <Due at={inquiry.due_at} />
          </DefinitionItem>
        </DefinitionList>
      </Stack>
    </Card>
  )
}

/** Who answers the inquiry: takes it, or hands it over. */
function Taking({ inquiry }: { inquiry: InquiryDetail }) {
  const { http, queryClient } = useAppContext()
  const { t, i18n } = useLingui()
  const { data } = useQuery(deskQuery(http, deskSession, {}))
  const { id, taken_by: taken, handover } = inquiry
  const [done, setDone] = useState<DoneAct>()
  const take = useEndpointMutation(takeInquiry, {
    onSuccess: () => {
      setDone({ name: t`Take it` })
      return Promise.all(changes.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
    },
    onError: (error) => {
      showAlert({ title: t`You did not take it`, content: errorText(i18n, error), primary: { name: t`OK` } })
    },
  })
  const isMine = taken !== null && taken.name === data?.name
  const name = taken?.name ?? ''
  const from = handover?.from ?? ''
  return (
    <Card as="section" padded>
      <Stack gap={4}>
        <h2>
          {taken === null ? (
            <Trans>Nobody has taken it</Trans>
          ) : isMine ? (
            <Trans>You answer it</Trans>
          ) : (
            <Trans>{name} answers it</Trans>
          )}
        </h2>
        {handover && (
          <Callout announced={false} icon="message-circle" title={<Trans>Note by {from}</Trans>}>
            <span className={written}>{handover.note}</span>
          </Callout>
        )}
        {taken === null && (
          <div>
            <Button variant="primary" busy={take.isPending} onClick={() => take.mutate({ params: { id: String(id) } })}>
              <Trans>Take it</Trans>
            </Button>
          </div>
        )}
        <DoneLine act={done} />
        <Acts
          onDone={setDone}
          acts={[
            {
              key: 'handover',
              name: t`Hand over`,
              form: (close) => <HandOverForm inquiry={inquiry} own={data?.name} onDone={close} />,
            },
          ]}
        />
      </Stack>
    </Card>
  )
}

interface HandOverFormProps {
  readonly inquiry: InquiryDetail
  /** Name of the operator who is logged in. */
  readonly own: string | undefined
  readonly onDone: () => void
}

function HandOverForm({ inquiry, own, onDone }: HandOverFormProps) {
  const { t } = useLingui()
  const { taken_by: taken, operators } = inquiry
  // Whoever answers a free one takes it.
  const others = operators.filter(({ id, name }) => (taken ? id !== taken.id : name !== own))
  const [to, setTo] = useState(others[0]?.id ?? '')
  if (others.length === 0)
    return (
      <p>
        <Trans>Nobody else answers inquiries.</Trans>
      </p>
    )
  return (
    <ActForm
      endpoint={handOverInquiry}
      input={(note) => ({ params: { id: String(inquiry.id) }, body: { to, note } })}
      label={t`Note`}
      maxLength={deskInquiryLimits.maxNoteLength}
      submit={<Trans>Hand over</Trans>}
      changes={changes}
      onDone={onDone}
    >
      <SelectField label={t`To`} value={to} onChange={({ target }) => setTo(target.value)}>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </ActForm>
  )
}
