import { Trans } from '@lingui/react/macro'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiError } from '../lib/http.ts'
import { button, main, quiet } from '../ui/button.css.ts'
import { Icon } from '../ui/icon.tsx'
import { empty } from '../ui/surface.css.ts'
import { row, wrap } from '../theme/layout.css.ts'

/** What happened, the number that finds it in our logs, and the way on. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <div className={`${wrap} ${empty}`}>
      <BrokenRule />
      <h1>
        <Trans>This page could not be loaded</Trans>
      </h1>
      <p>
        {error instanceof ApiError && error.status === 0 ? (
          <Trans>The network did not answer. Check the connection, then try again.</Trans>
        ) : (
          <Trans>The fault is ours. Try again in a moment; if it stays, tell us the number below.</Trans>
        )}
      </p>
      {requestId !== undefined && <RequestNumber value={requestId} />}
      <div className={row}>
        <button className={`${button} ${main}`} type="button" onClick={retry}>
          <Trans>Try again</Trans>
        </button>
        <a className={button} href="/cs/inquiry">
          <Trans>Ask us</Trans>
        </a>
      </div>
    </div>
  )
}

function RequestNumber({ value }: { value: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <div className={row}>
      <span>
        <Trans>Request number</Trans> <b>{value}</b>
      </span>
      <button
        className={`${button} ${quiet}`}
        type="button"
        onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      >
        <Icon name={copied ? 'check' : 'copy'} />
        <span role="status">{copied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
      </button>
    </div>
  )
}

/** A rule, broken in two. */
function BrokenRule() {
  return (
    <svg viewBox="0 0 160 48" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2">
      <path d="M4 12v26h68l-5-8 8-6-6-9 3-3M16 38v-8M28 38v-13M40 38v-8M52 38v-8" />
      <path d="m92 8-4 7 8 6-6 9 4 7 60 10 3-26M108 39l2-8M120 41l2-13M132 43l1-8M144 45l1-8" />
    </svg>
  )
}
