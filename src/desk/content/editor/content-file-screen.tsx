import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions, useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ContentKind, entryFolders, kindOf } from '#contract/content-files/kinds.ts'
import { type ContentFault, publishDraft, saveDraft } from '#contract/desk/content.ts'
import { useMayCall } from '#desk/http/use-may-call.ts'
import { lastList } from '#desk/list/last-list.ts'
import { useErrorText } from '#desk/messages/error-text.ts'
import { useMoments } from '#desk/messages/use-moments.ts'
import { formatTime, koreanDay } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { serverNow } from '#lib/time/server-time.ts'
import { type EditContentState, fileValue } from '#machines/edit-content.machine.ts'
import { isFields, isSameValue, valueAt } from '#machines/merge-values.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Tag } from '#ui/content/tag.tsx'
import { TextAnchor, TextLink } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Tabs } from '#ui/controls/tabs.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useHeldWhilePressed } from '#ui/form/use-held-while-pressed.ts'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { ContentFileSearch } from '../content-search.ts'
import { contentFields } from '../kinds/content-kinds.ts'
import { kindNames } from '../kinds/kind-names.ts'
import { Comparison } from './comparison.tsx'
import { ContentForm } from './content-form.tsx'
import { changedCalls, keptContent, prepared, provideEditContent } from './edit-content.flow.ts'
import { Editions } from './editions.tsx'
import { bar, partTabs, saveState } from './editor.css.ts'
import { FaultSummary, faultSummaryId } from './fault-summary.tsx'
import { Preview } from './preview.tsx'
import { Publication, Published, Scheduled, TakenBack } from './publication.tsx'
import { useFieldNames } from './use-field-names.ts'

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
  const mayCall = useMayCall()
  const mayEdit = mayCall(saveDraft)
  const [machine] = useState(() =>
    provideEditContent(path, {
      http,
      mayEdit,
      today: koreanDay(new Date(serverNow()).toISOString()),
      onChange: async () => {
        await Promise.all(changedCalls.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
      },
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

  useEffect(() => {
    const save = () => {
      if (document.visibilityState === 'hidden') actor.send({ type: 'save.requested' })
    }
    const retry = () => actor.send({ type: 'save.requested' })
    document.addEventListener('visibilitychange', save)
    window.addEventListener('online', retry)
    return () => {
      document.removeEventListener('visibilitychange', save)
      window.removeEventListener('online', retry)
      // Another page opens: what was typed a moment ago is saved on the way. A call that still ran has been aborted.
      const left = actor.getSnapshot()
      if (!left.matches('unsaved') && !left.matches('saving') && !left.matches('saveFailed')) return
      const { version: known, baseEdition, value: typed } = left.context
      const body = { path, version: known, base_edition: baseEdition, value: fileValue(typed) }
      http(saveDraft, prepared({ body }))
        .then(() => keptContent(path).clear())
        // This browser keeps it, and the form merges it when it is opened again.
        .catch(() => {})
    }
  }, [actor, http, path])
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  const isDiscarding = useRef(false)
  useEffect(() => {
    if (state === 'discarding') isDiscarding.current = true
    // Nothing is left of an entry that was never published.
    else if (state === 'loading' && isDiscarding.current && detail?.value === null) void navigate({ to: '/content' })
    else isDiscarding.current = false
  }, [state, detail, navigate])
  useEffect(() => {
    if (part !== undefined) actor.send({ type: 'save.requested' })
  }, [actor, part])

  if (!kind || !root) return null
  const title = titleOf(value ?? detail?.value, locale) || i18n._(kindNames[kind])
  const isScheduling = publication?.kind === 'at'
  const isReading =
    state === 'loading' ||
    state === 'readingOthers' ||
    state === 'discarding' ||
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
          <Facts
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
                  <SaveState state={state} version={version} failure={failure} mayEdit={mayEdit} savedValue={saved} />
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
              <Notes
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
          {(state === 'choosingTime' || state === 'publishing' || state === 'readingFaults') &&
            mayCall(publishDraft) && (
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

/** Title or name of a value, in a language. */
function titleOf(value: unknown, locale: 'ko' | 'en'): string {
  const named = valueAt(value, 'title') ?? valueAt(value, 'name')
  const text = isFields(named) ? (named[locale] ?? named['ko']) : undefined
  return typeof text === 'string' ? text : ''
}

type Detail = Parameters<typeof Preview>[0]['detail']

interface FactsProps {
  readonly detail: Detail
  readonly version: number
  readonly kindName: string
  readonly isUnsaved: boolean
  /** What the shop shows since the draft was published or taken back here; undefined before. */
  readonly shown: { readonly edition: number; readonly isInShop: boolean } | undefined
}

/** What it is, what the shop shows of it, and whose draft it is. */
function Facts({ detail, version, kindName, isUnsaved, shown }: FactsProps) {
  const number = valueAt(detail.draft?.value ?? detail.value, 'idx')
  const { edition, isInShop } = shown ?? { edition: detail.edition, isInShop: detail.value !== null }
  const { draft } = detail
  const by = draft?.updated_by
  return (
    <Cluster gap={2}>
      <Tag tone="outline">{typeof number === 'number' ? `${kindName} ${number}` : kindName}</Tag>
      {!isInShop ? (
        <Tag>
          <Trans>Not in the shop</Trans>
        </Tag>
      ) : (
        <Tag>
          <Trans>Version {edition}</Trans>
        </Tag>
      )}
      {!shown && (version > 0 || isUnsaved) && (
        <Tag tone="accent">{by === undefined ? <Trans>Draft</Trans> : <Trans>Draft, last changed by {by}</Trans>}</Tag>
      )}
      {isInShop && !shown && (
        <TextAnchor href={detail.address} target="_blank" rel="noopener">
          <Trans>View in the shop</Trans>
        </TextAnchor>
      )}
    </Cluster>
  )
}

function PartTabs({ path, part }: { path: string; part: ContentFileSearch['part'] }) {
  const { t } = useLingui()
  const parts = [
    { key: undefined, name: t`Edit` },
    { key: 'preview', name: t`Preview` },
    { key: 'editions', name: t`Versions` },
  ] as const
  return (
    <Tabs className={partTabs} aria-label={t`Parts`}>
      {parts.map(({ key, name }) => (
        <Link
          key={name}
          {...linkOptions({ to: '/content/file', search: { path, part: key } })}
          aria-current={key === part ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </Tabs>
  )
}

interface SaveStateProps {
  readonly state: EditContentState
  readonly version: number
  readonly failure: string | undefined
  readonly mayEdit: boolean
  readonly savedValue: unknown
}

/** What has become of what was typed, in a sentence. */
function SaveState({ state, version, failure, mayEdit, savedValue }: SaveStateProps) {
  const first = useRef(savedValue)
  const [savedAt, setSavedAt] = useState<string>()
  useEffect(() => {
    if (state !== 'saved') return
    if (!isSameValue(first.current, savedValue)) setSavedAt(formatTime(new Date(serverNow()).toISOString()))
    first.current = savedValue
  }, [state, savedValue])
  if (!mayEdit) return <Trans>Your roles let you read this. An owner can give you the role Content.</Trans>
  if (state === 'loading') return <Trans>Loading…</Trans>
  if (state === 'discarding') return <Trans>Discarding the draft…</Trans>
  if (state === 'unscheduling') return <Trans>Cancelling the schedule…</Trans>
  if (state === 'saving') return <Trans>Saving…</Trans>
  if (state === 'unsaved') return <Trans>Not saved yet</Trans>
  if (state === 'saveFailed') return <Trans>Not saved: {failure} This browser keeps what you typed.</Trans>
  if (state === 'readingOthers') return <Trans>Another operator has changed this too. Comparing…</Trans>
  if (savedAt !== undefined) return <Trans>Saved {savedAt}</Trans>
  return version > 0 ? <Trans>The draft is saved</Trans> : <Trans>No changes yet</Trans>
}

interface NotesProps {
  readonly detail: Detail
  readonly merge: readonly string[] | undefined
  readonly path: string
  readonly mayEdit: boolean
  readonly onUnschedule: () => void
}

/** What happened to the draft while nobody looked at it here. */
function Notes({ detail, merge, path, mayEdit, onUnschedule }: NotesProps) {
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

interface PreviewPartProps {
  readonly isReady: boolean
  readonly hasFaults: boolean
  readonly hasDraft: boolean
  readonly detail: Detail
  readonly children: ReactNode
}

/** The preview, or why there is none. */
function PreviewPart({ isReady, hasFaults, hasDraft, detail, children }: PreviewPartProps) {
  const { t } = useLingui()
  if (!isReady)
    return (
      <p role="status">
        <Trans>The preview is drawn once the draft is saved.</Trans>
      </p>
    )
  if (hasFaults)
    return (
      <Callout title={t`The preview waits for a complete draft`} announced={false}>
        <Trans>Something is still missing. “Publish…” shows what it is.</Trans>
      </Callout>
    )
  if (!hasDraft)
    return (
      <Callout title={t`There is no draft`} announced={false}>
        {detail.value === null ? (
          <Trans>Type something first.</Trans>
        ) : (
          <TextAnchor href={detail.address} target="_blank" rel="noopener">
            <Trans>See what customers see</Trans>
          </TextAnchor>
        )}
      </Callout>
    )
  return children
}

interface MoreActsProps {
  readonly isSaved: boolean
  readonly hasDraft: boolean
  /** Whether the shop can do without it. */
  readonly isRemovable: boolean
  readonly isRemoval: boolean
  readonly title: string
  readonly onDiscard: () => void
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** Acts that end a draft or a file. */
function MoreActs(props: MoreActsProps) {
  const { isSaved, hasDraft, isRemovable, isRemoval, title, onDiscard, onRemove, onKeep } = props
  const { t } = useLingui()
  const discard = () =>
    showAlert({
      title: t`Discard the draft?`,
      content: t`What you and others typed since the last version is deleted. The shop stays as it is.`,
      primary: { name: t`Discard`, action: onDiscard },
      secondary: { name: t`Keep` },
    })
  const remove = () =>
    showAlert({
      title: t`Remove “${title}” from the shop?`,
      content: t`It becomes a draft first: customers see it until you publish the removal. Its versions stay.`,
      primary: { name: t`Remove`, action: onRemove },
      secondary: { name: t`Keep` },
    })
  return (
    <Cluster gap={2}>
      {hasDraft && isSaved && (
        <Button size="small" onClick={discard}>
          <Trans>Discard the draft</Trans>
        </Button>
      )}
      {isRemovable && !isRemoval && (
        <Button size="small" onClick={remove}>
          <Trans>Remove from the shop</Trans>
        </Button>
      )}
      {isRemoval && (
        <Button size="small" onClick={onKeep}>
          <Trans>Don’t remove it</Trans>
        </Button>
      )}
    </Cluster>
  )
}
