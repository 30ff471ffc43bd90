import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { Tokens } from '#contract/accounts/session.ts'
import { SupportLink } from '#entities/failure/support-link.tsx'
import { StorageCallout } from '#entities/storage/storage-callout.tsx'
import { StorageError, type StorageProblem } from '#lib/browser/page-storage.ts'
import { useErrorText } from '#lib/errors/use-error-text.ts'
import { type ApiErrorData, toApiErrorData } from '#machines/api-error-data.ts'
import { useAlert } from '#ui/alert/use-alert.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { takeSocialResult } from './social-result.ts'

interface SocialReturnProps {
  /** Stores the session. Throws when its member cannot be loaded. */
  readonly onTokens: (tokens: Tokens) => Promise<void>
  readonly onJoin: () => void
  readonly onFailed: () => void
  /** Opens the page about a terminated membership, with its link token. */
  readonly onTermination: (token: string) => void
}

/** Return page of a social login: continues in the shop, in the sign-up, or with an alert at the login. */
export function SocialReturn({ onTokens, onJoin, onFailed, onTermination }: SocialReturnProps) {
  const { t } = useLingui()
  const [error, setError] = useState<ApiErrorData>()
  const [storageProblem, setStorageProblem] = useState<StorageProblem>()
  const message = useErrorText(error)
  const read = useRef(false)
  useEffect(() => {
    // The result can be read only once.
    if (read.current) return
    read.current = true
    const result = takeSocialResult(document)
    if (result.kind === 'tokens') {
      onTokens(result.tokens).catch((failure: unknown) => {
        if (failure instanceof StorageError) setStorageProblem(failure.problem)
        else setError(toApiErrorData(failure))
      })
    } else if (result.kind === 'join') onJoin()
    else setError(result.error)
  })
  useAlert(error && 'failed', () => {
    const another = { name: t`Log in another way`, action: onFailed }
    const token = error?.details?.membership_token
    const help = <SupportLink error={error} />
    if (token === undefined) {
      return { title: t`We couldn’t log you in`, content: message ?? '', help, primary: another }
    }
    return {
      title: t`Your account was terminated`,
      content: message ?? '',
      help,
      primary: { name: t`See why, or object`, action: () => onTermination(token) },
      secondary: another,
    }
  })
  return (
    <EmptyState frame="page">
      <h1>
        <Trans>Social login</Trans>
      </h1>
      <ScriptRequired />
      {storageProblem && <StorageCallout problem={storageProblem} />}
      {!error && !storageProblem && (
        <p role="status">
          <Trans>Logging you in</Trans>
        </p>
      )}
    </EmptyState>
  )
}
