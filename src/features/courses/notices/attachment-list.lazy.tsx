import * as codes from '../../../../contract/codes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Attachment, downloadAttachment } from '../../../../contract/downloads.ts'
import { formatFileSize } from '../../../lib/i18n/format.ts'
import { ApiError } from '../../../../contract/api-error.ts'
import { saveFile } from '../../../lib/browser/save-file.ts'
import { paths } from '../../../../contract/paths.ts'
import { textLink } from '../../../ui/text-link.css.ts'
import { Icon } from '../../../ui/icon.tsx'
import { signedIn, signedOut } from '../../../ui/session.css.ts'
import * as styles from './attachment-list.lazy.css.ts'
import { useAppContext } from '../../../lib/router/use-app-context.ts'
import { Text } from '../../../ui/text.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

interface AttachmentListProps {
  readonly attachments: readonly Attachment[]
  /** Path of the page, to come back to after a login. */
  readonly path: string
}

/** Files of a notice. Downloads need a login (specification, section 6), so a visitor gets links to the login. */
export function AttachmentList({ attachments, path }: AttachmentListProps) {
  const { t } = useLingui()
  if (attachments.length === 0) return null
  return (
    <ul className={styles.attachments} aria-label={t`Attachments`}>
      {attachments.map((attachment) => (
        <li key={attachment.id}>
          <Download attachment={attachment} loginPath={paths.login({ next: path })} />
        </li>
      ))}
    </ul>
  )
}

function Download({ attachment, loginPath }: { attachment: Attachment; loginPath: string }) {
  const router = useRouter()
  const { http } = useAppContext()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ readonly requestId: string | undefined }>()
  const download = async () => {
    setBusy(true)
    setError(undefined)
    try {
      const input = { params: {}, query: {}, body: { attachment_id: attachment.id } }
      const { content } = await http(downloadAttachment, input)
      saveFile(content, attachment.name)
    } catch (error) {
      if (error instanceof ApiError && isLoggedOut(error)) await router.navigate({ href: loginPath })
      else setError({ requestId: error instanceof ApiError ? error.requestId : undefined })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <div className={signedOut}>
        <a className={styles.file} href={loginPath}>
          <FileName attachment={attachment} />
          <span className={styles.hint}>
            <Trans>Log in to download</Trans>
          </span>
        </a>
      </div>
      <div className={signedIn}>
        <button className={styles.file} type="button" aria-busy={busy} disabled={busy} onClick={download}>
          <FileName attachment={attachment} />
          <span className={`${styles.hint} ${textLink()}`}>
            {busy ? <Trans>Downloading…</Trans> : <Trans>Download</Trans>}
          </span>
        </button>
      </div>
      <p className={styles.error} role="alert">
        {error && <Trans>The file could not be downloaded. Check your connection and try again in a moment.</Trans>}
        {error?.requestId !== undefined && <RequestId id={error.requestId} />}
      </p>
    </>
  )
}

function FileName({ attachment: { name, size } }: { attachment: Attachment }) {
  return (
    <>
      <Icon name="paperclip" />
      {name}{' '}
      <Text muted numeric>
        {formatFileSize(size)}
      </Text>
    </>
  )
}

function RequestId({ id }: { id: string }) {
  return (
    <>
      {' '}
      <Trans>Request ID {id}</Trans>
    </>
  )
}

/** Shown beside the title of a notice that has attachments. */
export function AttachmentSign() {
  return (
    <>
      <Icon name="paperclip" />
      <VisuallyHidden>
        <Trans>With attachments</Trans>
      </VisuallyHidden>
    </>
  )
}

function isLoggedOut({ code }: ApiError): boolean {
  return code === codes.accessTokenInvalid || code === codes.memberGone
}
