import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { formatTime } from '#lib/i18n/format.ts'
import { serverNow } from '#lib/time/server-time.ts'
import type { EditContentState, editContentMachine } from '#machines/edit-content.machine.ts'

interface SaveStateProps {
  readonly state: EditContentState
  readonly version: number
  readonly failure: string | undefined
  readonly mayEdit: boolean
  /** Whether it is a legal text, which only owners change. */
  readonly isLegal: boolean
  readonly actor: ActorRefFrom<typeof editContentMachine>
}

/** What has become of what was typed, in a sentence. */
export function SaveState({ state, version, failure, mayEdit, isLegal, actor }: SaveStateProps) {
  const [savedAt, setSavedAt] = useState<string>()
  useEffect(() => {
    const saved = actor.on('draft.saved', () => setSavedAt(formatTime(new Date(serverNow()).toISOString())))
    return () => saved.unsubscribe()
  }, [actor])
  if (!mayEdit && isLegal) return <Trans>Your roles let you read this. Owners change legal texts.</Trans>
  if (!mayEdit) return <Trans>Your roles let you read this. An owner can give you the role Content.</Trans>
  if (state === 'loading') return <Trans>Loading…</Trans>
  if (state === 'discarding' || state === 'discarded') return <Trans>Discarding the draft…</Trans>
  if (state === 'unscheduling') return <Trans>Cancelling the schedule…</Trans>
  if (state === 'saving') return <Trans>Saving…</Trans>
  if (state === 'unsaved') return <Trans>Not saved yet</Trans>
  if (state === 'saveFailed') return <Trans>Not saved: {failure} This browser keeps what you typed.</Trans>
  if (state === 'readingOthers') return <Trans>Another operator has changed this too. Comparing…</Trans>
  if (savedAt !== undefined) return <Trans>Saved {savedAt}</Trans>
  return version > 0 ? <Trans>The draft is saved</Trans> : <Trans>No changes yet</Trans>
}
