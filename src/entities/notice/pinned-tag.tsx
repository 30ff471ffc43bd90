import { Trans } from '@lingui/react/macro'
import { Icon } from '#ui/pictures/icon.tsx'
import { Tag } from '#ui/content/tag.tsx'

/** Tag of a notice that stays above the others. */
export function PinnedTag() {
  return (
    <Tag>
      <Icon name="pin" />
      <Trans>Pinned</Trans>
    </Tag>
  )
}
