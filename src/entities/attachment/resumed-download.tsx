import { Trans } from '@lingui/react/macro'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Attachment } from '#contract/values/attachments.ts'
import { useDownload } from '#lib/http/use-download.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { readDownload } from '#lib/url/download-hash.ts'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import * as styles from './download.css.ts'
import { DownloadFailure } from './download.tsx'
import { DownloadProgress } from './download-progress.tsx'

interface ResumedDownloadProps {
  /** The files of the page. */
  readonly files: readonly Attachment[]
  /** Path of the page, without a hash. */
  readonly path: string
}

/**
 * Starts the download that a visitor asked for before the login: the file that the hash of the address names. The hash
 * is removed then, so that a reload starts nothing.
 */
export function ResumedDownload({ files, path }: ResumedDownloadProps) {
  const router = useRouter()
  const { session } = useAppContext()
  const asked = useLocation({ select: ({ hash }) => readDownload(hash) })
  const [file, setFile] = useState<Attachment>()
  const found = files.find(({ id }) => id === asked)
  const takeUp = useEffectEvent(() => {
    if (!found || !session.store.read()) return
    setFile(found)
    const { pathname, searchStr } = router.latestLocation
    void router.navigate({ href: pathname + searchStr, replace: true, resetScroll: false })
  })
  const foundId = found?.id
  useEffect(() => {
    if (foundId !== undefined) takeUp()
  }, [foundId])
  return file && <StartedDownload key={file.id} file={file} path={path} />
}

/** Downloads a file at once, says so, and offers it again in case the browser blocked it. */
function StartedDownload({ file, path }: { file: Attachment; path: string }) {
  const { state, start, cancel } = useDownload(file, path)
  const element = useRef<HTMLDivElement>(null)
  const begin = useEffectEvent(() => {
    void start()
    element.current?.scrollIntoView({ block: 'center' })
  })
  useEffect(() => begin(), [])
  const { name } = file
  return (
    <div ref={element} className={styles.resumed}>
      {state.status === 'running' && (
        <Callout icon="download" title={<Trans>Your download of {name} has started</Trans>}>
          <DownloadProgress file={file} received={state.received} onCancel={cancel} />
        </Callout>
      )}
      {state.status === 'saved' && (
        <Callout tone="success" icon="download" title={<Trans>Your download of {name} has started</Trans>}>
          <p>
            <Trans>You chose this file before logging in. If it isn’t there, your browser may have blocked it.</Trans>
          </p>
          <AgainButton onPress={() => void start()} />
        </Callout>
      )}
      {state.status === 'failed' && (
        <Callout tone="danger">
          <p>
            <DownloadFailure error={state.error} />
          </p>
          <AgainButton onPress={() => void start()} />
        </Callout>
      )}
    </div>
  )
}

function AgainButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="small" className={styles.again} onClick={onPress}>
      <Trans>Download again</Trans>
    </Button>
  )
}
