import { ApiError } from '../../../contract/api-error.ts'
import * as codes from '../../../contract/codes.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type Attachment, downloadAttachment } from '../../../contract/downloads.ts'
import { formatFileSize } from '../../lib/i18n/format.ts'
import { useEndpointMutation } from '../../lib/http/use-endpoint-mutation.ts'
import { saveFile } from '../../lib/browser/save-file.ts'
import { paths } from '../../../contract/paths.ts'
import { textLink } from '../../ui/text-link.css.ts'
import { Icon } from '../../ui/icon.tsx'
import { signedIn, signedOut } from '../../ui/session.css.ts'
import * as styles from './attachment-list.css.ts'
import { Text } from '../../ui/text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'

interface AttachmentListProps {
  readonly attachments: readonly Attachment[]
  /** Path to return to after the login. */
  readonly path: string
}

/**
 * Attachments of a notice. Downloads need a login (specification, section 6), so visitors get links to the login page.
 */
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
  const { mutate, isPending, error } = useEndpointMutation(downloadAttachment, {
    onSuccess: (file) => saveFile(file, attachment.name),
    onError: async (error) => {
      if (isLoggedOut(error)) await router.navigate({ href: loginPath })
    },
  })
  const failed = error && !isLoggedOut(error) ? error : undefined
  const download = () => mutate({ params: {}, query: {}, body: { attachment_id: attachment.id } })
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
        <button className={styles.file} type="button" aria-busy={isPending} disabled={isPending} onClick={download}>
          <FileName attachment={attachment} />
          <span className={`${styles.hint} ${textLink()}`}>
            {isPending ? <Trans>Downloading…</Trans> : <Trans>Download</Trans>}
          </span>
        </button>
      </div>
      <p className={styles.error} role="alert">
        {failed && <Trans>The file could not be downloaded. Check your connection and try again in a moment.</Trans>}
        {failed instanceof ApiError && failed.requestId !== undefined && <RequestId id={failed.requestId} />}
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

/** Icon beside the title of a notice with attachments. */
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

function isLoggedOut(error: Error): boolean {
  return error instanceof ApiError && (error.code === codes.accessTokenInvalid || error.code === codes.memberGone)
}
