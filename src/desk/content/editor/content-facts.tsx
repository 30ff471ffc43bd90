import { Trans } from '@lingui/react/macro'
import type { ContentDetail } from '#machines/edit-content.data.ts'
import { valueAt } from '#machines/merge-values.ts'
import { Tag } from '#ui/content/tag.tsx'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'

interface ContentFactsProps {
  readonly detail: ContentDetail
  readonly version: number
  readonly kindName: string
  readonly isUnsaved: boolean
  /** What the shop shows since the draft was published or taken back here; undefined before. */
  readonly shown: { readonly edition: number; readonly isInShop: boolean } | undefined
}

/** What it is, what the shop shows of it, and whose draft it is. */
export function ContentFacts({ detail, version, kindName, isUnsaved, shown }: ContentFactsProps) {
  const number = valueAt(detail.draft?.value ?? detail.value, 'idx')
  const { edition, isInShop } = shown ?? { edition: detail.edition, isInShop: detail.value !== null }
  const { draft } = detail
  const by = draft?.updated_by
  return (
    <Cluster gap={2}>
      <Tag tone="outline">{typeof number === 'number' ? `${kindName} ${number}` : kindName}</Tag>
      {!isInShop ? (
        <Tag>
          <Trans>Not in the shop</Trans>
        </Tag>
      ) : (
        <Tag>
          <Trans>Version {edition}</Trans>
        </Tag>
      )}
      {!shown && (version > 0 || isUnsaved) && (
        <Tag tone="accent">{by === undefined ? <Trans>Draft</Trans> : <Trans>Draft, last changed by {by}</Trans>}</Tag>
      )}
      {isInShop && !shown && (
        <TextAnchor href={detail.address} target="_blank" rel="noopener">
          <Trans>View in the shop</Trans>
        </TextAnchor>
      )}
    </Cluster>
  )
}
