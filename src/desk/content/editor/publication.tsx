import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useMoments } from '#desk/messages/use-moments.ts'
import { koreanDay } from '#lib/i18n/format.ts'
import { serverNow } from '#lib/time/server-time.ts'
import type { ContentDetail, Publication as Moment } from '#machines/edit-content.data.ts'
import { Button, ButtonAnchor } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { FieldSet } from '#ui/form/field-set.tsx'
import { Form } from '#ui/form/form.tsx'
import { radioOptions } from '#ui/form/radio-options.css.ts'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { Field } from '../fields/field.ts'
import { Changes } from './changes.tsx'
import { short } from './editor.css.ts'
import { koreanMomentOf } from './korean-moment.ts'

const dayMs = 24 * 60 * 60 * 1_000

/** Nine o'clock of tomorrow in Korea, as the browser's control writes it. */
function tomorrowMorning(): string {
  return `${koreanDay(new Date(serverNow() + dayMs).toISOString())}T09:00`
}

interface PublicationProps {
  readonly root: Field
  readonly title: string
  readonly published: unknown
  readonly value: unknown
  readonly failure: string | undefined
  readonly isBusy: boolean
  readonly onConfirm: (publication: Moment) => void
  readonly onBack: () => void
}

/** The last step before customers see it: what changes, and when. */
export function Publication(props: PublicationProps) {
  const { root, title, published, value, failure, isBusy, onConfirm, onBack } = props
  const { t } = useLingui()
  const moment = useMoments()
  const heading = useRef<HTMLHeadingElement>(null)
  const [isLater, setLater] = useState(false)
  const [typed, setTyped] = useState(tomorrowMorning)
  const [isPast, setPast] = useState(false)
  // The button with the focus was in the form, which has made room for this.
  useEffect(() => heading.current?.focus(), [])
  const at = koreanMomentOf(typed)
  const submit = () => {
    if (isBusy) return
    if (!isLater) return onConfirm({ kind: 'now' })
    const isFuture = at !== undefined && at.getTime() > serverNow()
    setPast(!isFuture)
    if (isFuture) onConfirm({ kind: 'at', publish_at: at.toISOString() })
  }
  const when = at ? moment(at.toISOString()) : ''
  return (
    <Card as="section" padded>
      <Form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <h2 ref={heading} tabIndex={-1}>
            {value === null ? <Trans>Remove “{title}” from the shop?</Trans> : <Trans>Publish “{title}”?</Trans>}
          </h2>
          <Changes root={root} before={published} after={value} />
          <FieldSet legend={t`When`}>
            <div className={radioOptions}>
              <label>
                <input type="radio" name="when" checked={!isLater} onChange={() => setLater(false)} />
                <span>
                  <Trans>Now</Trans>
                </span>
              </label>
              <label>
                <input type="radio" name="when" checked={isLater} onChange={() => setLater(true)} />
                <span>
                  <Trans>At a day and hour</Trans>
                </span>
              </label>
            </div>
          </FieldSet>
          {isLater && (
            <div className={short}>
              <TextField
                label={t`Day and hour, in Korean time`}
                type="datetime-local"
                value={typed}
                error={isPast ? t`Choose a moment that is still to come.` : undefined}
                onChange={({ target }) => setTyped(target.value)}
              />
            </div>
          )}
          {failure !== undefined && (
            <Callout tone="danger" title={t`Nothing was published`}>
              {failure}
            </Callout>
          )}
          <Cluster gap={3}>
            <SubmitButton busy={isBusy && <Trans>One moment</Trans>}>
              {isLater ? <Trans>Publish at {when}</Trans> : <Trans>Publish now</Trans>}
            </SubmitButton>
            <Button onClick={() => isBusy || onBack()}>
              <Trans>Back</Trans>
            </Button>
          </Cluster>
        </Stack>
      </Form>
    </Card>
  )
}

interface PublishedProps {
  readonly edition: number | undefined
  readonly detail: ContentDetail
  readonly failure: string | undefined
  readonly isBusy: boolean
  readonly onTakeBack: () => void
  readonly onContinue: () => void
}

/** After a publication: where it can be seen, and the way back. */
export function Published({ edition, detail, failure, isBusy, onTakeBack, onContinue }: PublishedProps) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const before = detail.value === null ? undefined : detail.edition
  return (
    <Card as="section" padded>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Published as version {edition}</Trans>
        </h2>
        <p>
          {before === undefined ? (
            <Trans>Customers see it from now on. Taking it back removes it from the shop again.</Trans>
          ) : (
            <Trans>Customers see it from now on. Taking it back shows version {before} again.</Trans>
          )}
        </p>
        {failure !== undefined && (
          <Callout tone="danger" title={t`The publication wasn’t undone`}>
            {failure}
          </Callout>
        )}
        <Cluster gap={3}>
          <ButtonAnchor href={detail.address} target="_blank" rel="noopener">
            <Icon name="external-link" />
            <Trans>View in the shop</Trans>
          </ButtonAnchor>
          <Button busy={isBusy} onClick={() => isBusy || onTakeBack()}>
            <Trans>Take it back</Trans>
          </Button>
          <Button onClick={() => isBusy || onContinue()}>
            <Trans>Go on editing</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}

interface TakenBackProps {
  readonly edition: number | undefined
  readonly onContinue: () => void
}

export function TakenBack({ edition, onContinue }: TakenBackProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card as="section" padded>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>The publication was undone</Trans>
        </h2>
        <p>
          <Trans>
            The shop shows what it showed before, as version {edition}. Your text is kept among the versions.
          </Trans>
        </p>
        <div>
          <Button onClick={onContinue}>
            <Trans>Go on editing</Trans>
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

interface ScheduledProps {
  readonly publication: Moment | undefined
  readonly failure: string | undefined
  readonly isBusy: boolean
  readonly onCancel: () => void
  readonly onContinue: () => void
}

/** The draft waits for its moment. */
export function Scheduled({ publication, failure, isBusy, onCancel, onContinue }: ScheduledProps) {
  const { t } = useLingui()
  const moment = useMoments()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const when = publication?.kind === 'at' ? moment(publication.publish_at) : ''
  return (
    <Card as="section" padded>
      <Stack gap={4}>
        <h2 ref={heading} tabIndex={-1}>
          <Trans>Scheduled for {when}</Trans>
        </h2>
        <p>
          <Trans>In Korean time. Until then the shop stays as it is.</Trans>
        </p>
        {failure !== undefined && (
          <Callout tone="danger" title={t`The schedule wasn’t cancelled`}>
            {failure}
          </Callout>
        )}
        <Cluster gap={3}>
          <Button onClick={() => isBusy || onContinue()}>
            <Trans>Go on editing</Trans>
          </Button>
          <Button busy={isBusy} onClick={() => isBusy || onCancel()}>
            <Trans>Cancel the schedule</Trans>
          </Button>
        </Cluster>
      </Stack>
    </Card>
  )
}
