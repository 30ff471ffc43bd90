import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useLayoutEffect, useState } from 'react'
import { type ContentKind, entryFolders, kindOf } from '#contract/content-files/kinds.ts'
import { type ContentFault, mayChangeContent } from '#contract/desk/content.ts'
import { useOwnRoles } from '#desk/http/use-may-call.ts'
import { lastList } from '#desk/list/last-list.ts'
import { useErrorText } from '#desk/messages/error-text.ts'
import { useAddressEvent } from '#lib/flows/use-address-event.ts'
import { koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { serverNow } from '#lib/time/server-time.ts'
import type { EditContentState } from '#machines/edit-content.machine.ts'
import { isFields, valueAt } from '#machines/merge-values.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { useHeldWhilePressed } from '#ui/controls/use-held-while-pressed.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { ContentFileSearch } from '../content-search.ts'
import { contentFields } from '../kinds/content-kinds.ts'
import { kindNames } from '../kinds/kind-names.ts'
import { withVersion } from '../kinds/with-version.ts'
import { Comparison } from './comparison.tsx'
import { ContentFacts } from './content-facts.tsx'
import { ContentForm } from './content-form.tsx'
import { DraftNotes } from './draft-notes.tsx'
import { changedCalls, keptContent, provideEditContent } from './edit-content.flow.ts'
import { Editions } from './editions.tsx'
import { bar, saveState } from './editor.css.ts'
import { FaultSummary, faultSummaryId } from './fault-summary.tsx'
import { MoreActs } from './more-acts.tsx'
import { PartTabs } from './part-tabs.tsx'
import { Preview } from './preview.tsx'
import { PreviewPart } from './preview-part.tsx'
import { Publication, Published, Scheduled, TakenBack } from './publication.tsx'
import { SaveState } from './save-state.tsx'

interface ContentFileScreenProps {
  readonly path: string
  readonly search: Omit<ContentFileSearch, 'path'>
}

const noFaults: readonly ContentFault[] = []

/** A file of the content: its form, its preview, its publication and its editions. */
export function ContentFileScreen({ path, search }: ContentFileScreenProps) {
  const { http, queryClient } = useAppContext()
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const mayEdit = mayChangeContent(useOwnRoles(), path)
  const [machine] = useState(() =>
    provideEditContent(path, {
      http,
      mayEdit,
      today: koreanDay(new Date(serverNow()).toISOString()),
      onChange: async () => {
        await Promise.all(changedCalls.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
      },
      onDiscarded: () => void navigate({ to: '/content' }),
    }),
  )
  const [kept] = useState(() => (mayEdit ? keptContent(path).read() : undefined))
  const [snapshot, send, actor] = useMachine(machine, { input: { path, kept } })
  const { detail, value, version, faults, showsFaults, merge, error, edition, publication, saved } = snapshot.context
  const state: EditContentState = snapshot.value
  const failure = useErrorText(error)
  const kind = kindOf(path)
  const root = kind && contentFields[kind]
  const isUnsaved = state === 'unsaved' || state === 'saving' || state === 'saveFailed'
  const { part } = search
  const isEditable = snapshot.hasTag('editable')
  // Above the form: while a pointer is down it stays as it is.
  const summary = useHeldWhilePressed(showsFaults && isEditable ? faults : noFaults)

  // Before the machine stops, which happens in an effect.
  useLayoutEffect(() => () => actor.send({ type: 'page.left' }), [actor])
  // The preview shows what is saved.
  useAddressEvent(send, part === undefined ? undefined : { type: 'save.requested' })

  if (!kind || !root) return null
  const title = titleOf(value ?? detail?.value, locale, path) || i18n._(kindNames[kind])
  const isScheduling = publication?.kind === 'at'
  const isReading =
    state === 'loading' ||
    state === 'readingOthers' ||
    state === 'discarding' ||
    state === 'discarded' ||
    (state === 'unscheduling' && !isScheduling)
  const isNew = detail !== undefined && detail.value === null && version === 0
  const canPublish = mayEdit && isEditable && (version > 0 || isUnsaved || isNew)
  const publish = () => {
    send({ type: 'publish.requested' })
    requestAnimationFrame(() => document.getElementById(faultSummaryId)?.focus())
  }
  // What was read before the publication is no longer so.
  const isPublished = state === 'published' || state === 'takingBack'
  const shownNow =
    isPublished || state === 'takenBack'
      ? { edition: edition ?? 0, isInShop: isPublished ? value !== null : detail?.value !== null }
      : undefined
  const reload = () => send({ type: 'reload.requested' })

  return (
    <Stack gap={5} data-flow="edit-content" data-state={state}>
      <div>
        <TextLink {...lastList('content')}>
          <Trans>All content</Trans>
        </TextLink>
      </div>
      <Stack gap={2}>
        <h1>{title}</h1>
        {detail && (
          <ContentFacts
            detail={detail}
            version={version}
            kindName={i18n._(kindNames[kind])}
            isUnsaved={isUnsaved}
            shown={shownNow}
          />
        )}
      </Stack>
      {state === 'loadFailed' && (
        <Callout
          tone="danger"
          title={<Trans>This didn’t load</Trans>}
          action={
            <Button onClick={() => send({ type: 'retry.requested' })}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {failure}
        </Callout>
      )}
      {detail && (
        <>
          {(isEditable || isReading) && (
            <>
              <PartTabs path={path} part={part} />
              <div className={bar}>
                <p className={saveState} role="status">
                  <SaveState
                    state={state}
                    version={version}
                    failure={failure}
                    mayEdit={mayEdit}
                    isLegal={kind === 'legal'}
                    actor={actor}
                  />
                </p>
                {canPublish && (
                  <Cluster gap={2}>
                    <Button size="small" busy={state === 'saving'} onClick={() => send({ type: 'save.requested' })}>
                      <Trans>Save</Trans>
                    </Button>
                    <Button variant="primary" size="small" onClick={publish}>
                      <Trans>Publish…</Trans>
                    </Button>
                  </Cluster>
                )}
              </div>
            </>
          )}
          {isEditable && (
            <>
              <DraftNotes
                detail={detail}
                merge={merge && merge.taken.length > 0 ? merge.taken : undefined}
                path={path}
                mayEdit={mayEdit}
                onUnschedule={() => send({ type: 'schedule.cancelled' })}
              />
              {failure !== undefined && state === 'saved' && (
                <Callout tone="danger" title={t`Nothing was changed`}>
                  {failure}
                </Callout>
              )}
              {summary.length > 0 && <FaultSummary file={path} root={root} faults={summary} />}
              {part === undefined && value !== null && value !== undefined && (
                <ContentForm
                  file={path}
                  root={root}
                  value={value}
                  published={detail.value}
                  faults={faults}
                  saved={saved}
                  showsFaults={showsFaults}
                  isReadOnly={!mayEdit}
                  onChange={(next) => send({ type: 'value.changed', value: next })}
                />
              )}
              {part === undefined && value === null && (
                <Callout tone="warning" title={t`This is removed once you publish it`}>
                  <Trans>Until then the shop stays as it is.</Trans>
                </Callout>
              )}
              {part === 'preview' && (
                <PreviewPart isReady={!isUnsaved} hasFaults={faults.length > 0} hasDraft={version > 0} detail={detail}>
                  <Preview detail={detail} version={version} search={search} />
                </PreviewPart>
              )}
              {part === 'editions' && (
                <Editions
                  path={path}
                  root={root}
                  page={search.page ?? 1}
                  current={detail.edition}
                  onRestored={reload}
                />
              )}
              {part === undefined && mayEdit && (
                <MoreActs
                  isSaved={state === 'saved'}
                  hasDraft={version > 0}
                  isRemovable={detail.value !== null && isEntry(kind)}
                  isRemoval={value === null}
                  title={title}
                  onDiscard={() => send({ type: 'draft.discarded' })}
                  onRemove={() => send({ type: 'value.changed', value: null })}
                  onKeep={() => send({ type: 'value.changed', value: detail.value })}
                />
              )}
            </>
          )}
          {state === 'comparing' && merge && (
            <Comparison
              root={root}
              merge={merge}
              onResolve={(resolved) => send({ type: 'conflicts.resolved', value: resolved })}
            />
          )}
          {(state === 'choosingTime' || state === 'publishing' || state === 'readingFaults') && mayEdit && (
            <Publication
              root={root}
              title={title}
              published={detail.value}
              value={value}
              failure={state === 'choosingTime' ? failure : undefined}
              isBusy={state !== 'choosingTime'}
              onConfirm={(chosen) => send({ type: 'publication.confirmed', publication: chosen })}
              onBack={() => send({ type: 'cancel' })}
            />
          )}
          {(state === 'published' || state === 'takingBack') && (
            <Published
              edition={edition}
              detail={detail}
              failure={failure}
              isBusy={state === 'takingBack'}
              onTakeBack={() => send({ type: 'publication.undone' })}
              onContinue={reload}
            />
          )}
          {state === 'takenBack' && <TakenBack edition={edition} onContinue={reload} />}
          {(state === 'scheduled' || (state === 'unscheduling' && isScheduling)) && (
            <Scheduled
              publication={publication}
              failure={failure}
              isBusy={state === 'unscheduling'}
              onContinue={reload}
              onCancel={() => send({ type: 'schedule.cancelled' })}
            />
          )}
        </>
      )}
      {isReading && (
        <div aria-busy="true">
          <Skeleton height="24rem" />
        </div>
      )}
    </Stack>
  )
}

/** Whether the kind has a file for each entry, each of which can be removed. */
function isEntry(kind: ContentKind): boolean {
  return kind === 'client' || Object.values(entryFolders).some((each) => each === kind)
}

/** Title or name of a value, in a language; versions of a legal text have their name behind it. */
function titleOf(value: unknown, locale: 'ko' | 'en', path: string): string {
  const named = valueAt(value, 'title') ?? valueAt(value, 'name')
  const text = isFields(named) ? (named[locale] ?? named['ko']) : undefined
  return typeof text === 'string' ? withVersion(text, path) : ''
}
