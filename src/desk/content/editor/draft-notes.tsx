import { Trans, useLingui } from '@lingui/react/macro'
import { kindOf } from '#contract/content-files/kinds.ts'
import { useMoments } from '#desk/messages/use-moments.ts'
import type { ContentDetail } from '#machines/edit-content.data.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { contentFields } from '../kinds/content-kinds.ts'
import { useFieldNames } from './use-field-names.ts'

interface DraftNotesProps {
  readonly detail: ContentDetail
  readonly merge: readonly string[] | undefined
  readonly path: string
  readonly mayEdit: boolean
  readonly onUnschedule: () => void
}

/** What happened to the draft while nobody looked at it here. */
export function DraftNotes({ detail, merge, path, mayEdit, onUnschedule }: DraftNotesProps) {
  const { t } = useLingui()
  const moment = useMoments()
  const kind = kindOf(path)
  const { nameOf } = useFieldNames(contentFields[kind ?? 'notice'])
  const { draft } = detail
  const when = draft?.publish_at ? moment(draft.publish_at) : undefined
  const fields = merge?.map(nameOf).join('; ')
  return (
    <>
      {when !== undefined && (
        <Callout
          title={<Trans>Scheduled for {when}, Korean time</Trans>}
          icon="calendar-clock"
          action={
            mayEdit && (
              <Button size="small" onClick={onUnschedule}>
                <Trans>Cancel the schedule</Trans>
              </Button>
            )
          }
        >
          <Trans>A change takes it off the schedule. Schedule it again afterwards.</Trans>
        </Callout>
      )}
      {draft?.has_failed && (
        <Callout tone="danger" title={t`It was due and wasn’t published`}>
          {draft.failure === 'operator-removed' || draft.failure === 'role-lost' ? (
            <Trans>Whoever scheduled it may not publish any more. Check it, then publish it in your name.</Trans>
          ) : (
            <Trans>
              It had faults, or another version was published before. Correct what is marked and publish it again.
            </Trans>
          )}
        </Callout>
      )}
      {fields !== undefined && (
        <Callout tone="success" title={t`Another operator’s changes were taken over`}>
          {fields}
        </Callout>
      )}
    </>
  )
}
