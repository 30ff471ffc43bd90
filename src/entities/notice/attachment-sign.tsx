import { Trans } from '@lingui/react/macro'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Icon beside the title of a notice with attachments. */
export function AttachmentSign() {
  return (
    <>
      <Icon name="paperclip" />
      <VisuallyHidden>
        <Trans>Has attachments</Trans>
      </VisuallyHidden>
    </>
  )
}
