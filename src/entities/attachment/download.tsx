import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type Ref, useImperativeHandle, useRef } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import type { Attachment } from '#contract/values/attachments.ts'
import { useChange } from '#lib/browser/use-change.ts'
import { type Download as DownloadOfFile, useDownload } from '#lib/http/use-download.ts'
import { formatFileSize } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { withDownload } from '#lib/url/download-hash.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Text } from '#ui/content/text.tsx'
import { textLink } from '#ui/content/text-link.css.ts'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Button, ButtonAnchor } from '#ui/controls/button.tsx'
import { IconButton, IconButtonAnchor } from '#ui/controls/icon-button.tsx'
import { signedIn, signedOut } from '#ui/layout/session.css.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { SupportLink } from '../failure/support-link.tsx'
import * as styles from './download.css.ts'
import { DownloadProgress } from './download-progress.tsx'

interface DownloadProps {
  readonly file: Attachment
  /** Path of the page, without a hash: the login leads back to it. */
  readonly path: string
  /** The main action of the page, a row with name and size of the file, or an icon with this name. */
  readonly look: 'primary' | 'row' | { readonly name: string }
  /** Starts the download from outside, for a member. */
  readonly ref?: Ref<DownloadHandle>
}

export type DownloadHandle = Pick<DownloadOfFile, 'start'>

/**
 * Downloads a file, with its progress and a button that cancels it. Downloads need a login (specification, section 6):
 * visitors get the alert of section 4, and `ResumedDownload` starts the download after the login.
 */
export function Download({ file, path, look, ref }: DownloadProps) {
  const { state, start, cancel } = useDownload(file, path)
  useImperativeHandle(ref, () => ({ start }))
  const place = useRef<HTMLDivElement>(null)
  const isRunning = state.status === 'running'
  // The button that began the download is gone while it runs, and the one that cancels it afterwards.
  useChange(isRunning, () => {
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus()
  })
  if (state.status === 'running') {
    const progress = <DownloadProgress file={file} received={state.received} onCancel={cancel} />
    if (look !== 'row')
      return (
        <div ref={place} className={placeOf(look)}>
          {progress}
        </div>
      )
    return (
      <div ref={place} className={styles.row}>
        <FileName file={file} />
        {progress}
      </div>
    )
  }
  return (
    <div className={placeOf(look)}>
      <div className={signedOut}>
        <LoginLink file={file} path={path} look={look} />
      </div>
      <div ref={place} className={signedIn}>
        <DownloadButton file={file} look={look} onPress={() => void start()} />
      </div>
      <VisuallyHidden as="p" role="status">
        {state.status === 'saved' && <Trans>File saved</Trans>}
      </VisuallyHidden>
      <p className={styles.failure} role="alert">
        {state.status === 'failed' && <DownloadFailure error={state.error} />}
      </p>
    </div>
  )
}

function placeOf(look: DownloadProps['look']): string | undefined {
  return typeof look === 'object' ? styles.end : undefined
}

interface DownloadButtonProps extends Pick<DownloadProps, 'file' | 'look'> {
  readonly onPress: () => void
}

function DownloadButton({ file, look, onPress }: DownloadButtonProps) {
  switch (look) {
    case 'primary':
      return (
        <Button variant="primary" size="large" className={styles.large} onClick={onPress}>
          <Icon name="download" size={20} />
          <Trans>Download</Trans>
        </Button>
      )
    case 'row':
      return (
        <button className={styles.row} type="button" onClick={onPress}>
          <FileName file={file} />
          <span className={`${styles.action} ${textLink()}`}>
            <Trans>Download</Trans>
          </span>
        </button>
      )
    default:
      return (
        <IconButton label={look.name} onClick={onPress}>
          <Icon name="download" size={20} />
        </IconButton>
      )
  }
}

/** Link to the login page, after the alert. Without the script, the link alone. */
function LoginLink({ file, path, look }: DownloadProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { session } = useAppContext()
  const href = paths.login({ next: withDownload(path, file.id) })
  const askToLogIn = (event: MouseEvent) => {
    if (session.store.read()) return
    event.preventDefault()
    showAlert({
      title: t`Please login first.`,
      content: t`Log in to download. It starts right after you log in.`,
      primary: { name: t`Log in`, action: () => void router.navigate({ href }) },
      secondary: { name: t`Close` },
    })
  }
  switch (look) {
    case 'primary':
      return (
        <ButtonAnchor variant="primary" size="large" className={styles.large} href={href} onClick={askToLogIn}>
          <Icon name="log-in" size={20} />
          <Trans>Log in to download</Trans>
        </ButtonAnchor>
      )
    case 'row':
      return (
        <a className={styles.row} href={href} onClick={askToLogIn}>
          <FileName file={file} />
          <span className={styles.action}>
            <Trans>Log in to download</Trans>
          </span>
        </a>
      )
    default:
      return (
        <IconButtonAnchor label={look.name} href={href} onClick={askToLogIn}>
          <Icon name="download" size={20} />
        </IconButtonAnchor>
      )
  }
}

function FileName({ file: { name, size } }: Pick<DownloadProps, 'file'>) {
  return (
    <>
      <Icon name="paperclip" />
      <span>{name}</span>{' '}
      <Text muted numeric>
        {formatFileSize(size)}
      </Text>
    </>
  )
}

type FailedDownload = Extract<DownloadOfFile['state'], { status: 'failed' }>

/** Why a download failed, and what to do. */
export function DownloadFailure({ error }: Pick<FailedDownload, 'error'>) {
  const { requestId } = error
  return (
    <>
      <Trans>The file couldn’t be downloaded. Check your connection and try again in a moment.</Trans>
      {requestId !== undefined && (
        <>
          {' '}
          <Trans>Request ID {requestId}</Trans>
        </>
      )}{' '}
      <SupportLink error={error} />
    </>
  )
}
