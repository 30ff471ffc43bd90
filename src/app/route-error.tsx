import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ofetch } from 'ofetch'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/protocol/api-error.ts'
import { ConnectionError } from '../ui/feedback/connection-error.tsx'
import { claimReload, isChunkLoadError } from './chunk-load-error.ts'

/**
 * Where a failed page shows its error. The browser loads the whole error screen only when something fails. It reads the
 * router's options: a route that failed to load may have no context.
 */
export function RouteError(props: ErrorComponentProps) {
  const { ErrorScreen } = useRouter().options.context
  const { error } = props
  if (isChunkLoadError(error) || (error instanceof ApiError && error.status === 0))
    return <ConnectionLost error={error} />
  return (
    <Suspense>
      <ErrorScreen {...props} />
    </Suspense>
  )
}

/**
 * The page's files or data could not be fetched. Tries again when the browser comes online, and once at the start when a
 * file is missing: after a deployment the reloaded page names other files. Where the server answers and the file is still
 * missing, it says that the shop was updated.
 */
export function ConnectionLost({ error }: Pick<ErrorComponentProps, 'error'>) {
  const router = useRouter()
  const [isTrying, setTrying] = useState(false)
  const [isUpdated, setUpdated] = useState(false)
  const retry = useCallback(
    async (attempts = 1, signal?: AbortSignal) => {
      setTrying(true)
      // Without a connection a reload would show the browser's own error page.
      const isReachable = await isServerReachable(attempts, signal)
      if (signal?.aborted) return
      if (isReachable && isChunkLoadError(error)) location.reload()
      else if (isReachable) await router.invalidate()
      setTrying(false)
    },
    [router, error],
  )
  useEffect(() => {
    if (isChunkLoadError(error)) {
      if (claimReload(error)) void retry()
      else void isServerReachable().then(setUpdated)
    }
    // A browser may say that it is online before names resolve.
    const left = new AbortController()
    window.addEventListener('online', () => void retry(5, left.signal), { signal: left.signal })
    return () => left.abort()
  }, [retry, error])
  return (
    <ConnectionError
      shop={router.options.context.company.name}
      isTrying={isTrying}
      isUpdated={isUpdated}
      onRetry={() => void retry()}
    />
  )
}

function isServerReachable(attempts = 1, signal?: AbortSignal): Promise<boolean> {
  return ofetch
    .raw('/healthz', {
      cache: 'no-store',
      responseType: 'text',
      retry: attempts - 1,
      retryDelay: 1_000,
      ...(signal ? { signal } : {}),
    })
    .then(
      () => true,
      () => false,
    )
}
