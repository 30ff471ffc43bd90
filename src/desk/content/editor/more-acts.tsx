import { Trans, useLingui } from '@lingui/react/macro'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Button } from '#ui/controls/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'

interface MoreActsProps {
  readonly isSaved: boolean
  readonly hasDraft: boolean
  /** Whether the shop can do without it. */
  readonly isRemovable: boolean
  readonly isRemoval: boolean
  readonly title: string
  readonly onDiscard: () => void
  readonly onRemove: () => void
  readonly onKeep: () => void
}

/** Acts that end a draft or a file. */
export function MoreActs(props: MoreActsProps) {
  const { isSaved, hasDraft, isRemovable, isRemoval, title, onDiscard, onRemove, onKeep } = props
  const { t } = useLingui()
  const discard = () =>
    showAlert({
      title: t`Discard the draft?`,
      content: t`What you and others typed since the last version is deleted. The shop stays as it is.`,
      primary: { name: t`Discard`, action: onDiscard },
      secondary: { name: t`Keep` },
    })
  const remove = () =>
    showAlert({
      title: t`Remove “${title}” from the shop?`,
      content: t`It becomes a draft first: customers see it until you publish the removal. Its versions stay.`,
      primary: { name: t`Remove`, action: onRemove },
      secondary: { name: t`Keep` },
    })
  return (
    <Cluster gap={2}>
      {hasDraft && isSaved && (
        <Button size="small" onClick={discard}>
          <Trans>Discard the draft</Trans>
        </Button>
      )}
      {isRemovable && !isRemoval && (
        <Button size="small" onClick={remove}>
          <Trans>Remove from the shop</Trans>
        </Button>
      )}
      {isRemoval && (
        <Button size="small" onClick={onKeep}>
          <Trans>Don’t remove it</Trans>
        </Button>
      )}
    </Cluster>
  )
}
