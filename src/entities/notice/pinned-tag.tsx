import { Trans } from '@lingui/react/macro'
import { Tag } from '#ui/content/tag.tsx'
import { Icon } from '#ui/pictures/icon.tsx'

/** Tag of a notice that stays above the others. */
export function PinnedTag() {
  return (
    <Tag>
      <Icon name="pin" />
      <Trans>Pinned</Trans>
    </Tag>
  )
}
