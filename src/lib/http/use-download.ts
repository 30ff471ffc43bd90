import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { downloadAttachment } from '#contract/content/downloads.ts'
import * as codes from '#contract/protocol/codes.ts'
import type { Attachment } from '#contract/values/attachments.ts'
import { type ApiErrorData, hasCode, toApiErrorData } from '#machines/api-error-data.ts'
import { saveFile } from '../browser/save-file.ts'
import { useAppContext } from '../router/use-app-context.ts'
import { withDownload } from '../url/download-hash.ts'
import { receiveWithProgress } from './receive-with-progress.ts'

type DownloadState =
  | { readonly status: 'idle' | 'saved' }
  /** `received` in bytes. */
  | { readonly status: 'running'; readonly received: number }
  | { readonly status: 'failed'; readonly error: ApiErrorData }

export interface Download {
  readonly state: DownloadState
  /** Resolves when the download has ended: to false when the session had ended, and the member is at the login page. */
  readonly start: () => Promise<boolean>
  readonly cancel: () => void
}

/**
 * Downloads an attachment and saves it under its name. Reports the bytes that have arrived. A member whose session has
 * ended goes to the login page, which returns to `path`, where the download starts again. Leaving the page cancels it.
 */
export function useDownload(file: Attachment, path: string): Download {
  const router = useRouter()
  const { http } = useAppContext()
  const [state, setState] = useState<DownloadState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
      running.current = undefined
    },
    [],
  )

  const start = async () => {
    if (running.current) return true
    const controller = new AbortController()
    running.current = controller
    setState({ status: 'running', received: 0 })
    try {
      const send = receiveWithProgress(
        (received) => {
          if (!controller.signal.aborted) setState({ status: 'running', received })
        },
        (path, init) => fetch(path, init),
      )
      const input = { body: { attachment_id: file.id }, send }
      const content = await http(downloadAttachment, input, controller.signal)
      // It may have arrived at the moment at which it was cancelled.
      if (controller.signal.aborted) return true
      saveFile(content, file.name)
      setState({ status: 'saved' })
    } catch (error) {
      if (controller.signal.aborted) return true
      const failure = toApiErrorData(error)
      if (hasCode(failure, codes.accessTokenInvalid, codes.memberGone)) {
        setState({ status: 'idle' })
        await router.navigate({ to: '/login', search: { next: withDownload(path, file.id) } })
        return false
      }
      setState({ status: 'failed', error: failure })
    } finally {
      if (running.current === controller) running.current = undefined
    }
    return true
  }
  const cancel = () => {
    running.current?.abort()
    running.current = undefined
    setState({ status: 'idle' })
  }
  return { state, start, cancel }
}
