import { Trans, useLingui } from '@lingui/react/macro'
import { linkOptions } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { paths } from '#contract/addresses/paths.ts'
import { type NeighbourNotice, type Notice, viewNotice } from '#contract/content/notices.ts'
import { AttachmentList } from '#entities/attachment/attachment-list.tsx'
import { ResumedDownload } from '#entities/attachment/resumed-download.tsx'
import { PinnedTag } from '#entities/notice/pinned-tag.tsx'
import { ShareButton } from '#entities/share/share-button.tsx'
import { formatDayShort, formatInteger } from '#lib/i18n/format.ts'
import { usePageLanguage } from '#lib/i18n/use-page-language.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { RichText } from '#lib/text/rich-text.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Tag } from '#ui/content/tag.tsx'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Neighbours } from '../frame/neighbours.tsx'
import * as styles from '../frame/post.css.ts'
import type { NoticePage } from './load.ts'
import { MaintenanceDetails } from './maintenance-details.tsx'

/** A notice with its attachments and neighbours (specification, section 2). */
export function NoticeScreen({ notice, category }: NoticePage) {
  const { t } = useLingui()
  const { locale } = usePageLanguage()
  const path = paths.notice({ id: notice.idx })
  return (
    <Container>
      <article className={styles.post}>
        <Cluster>
          <Cluster as="p">
            <Tag tone="outline">{category}</Tag>
            {notice.top && <PinnedTag />}
          </Cluster>
          <ShareButton key={notice.idx} title={notice.title} path={path} />
        </Cluster>
        <Heading as="h1" size={28} marginTop={2} marginBottom={3}>
          {notice.title}
        </Heading>
        <p className={styles.details}>
          <span>{notice.author}</span>
          <time dateTime={notice.created_at}>{formatDayShort(notice.created_at, locale)}</time>
          <Views key={notice.idx} notice={notice} />
        </p>
        <p className={styles.text}>
          <RichText html={notice.text} newTab={<VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>} />
        </p>
        {notice.pictures.map(({ src, text }) => (
          <img key={src} className={styles.picture} src={src} width={800} height={600} alt={text} loading="lazy" />
        ))}
        {notice.maintenance && <MaintenanceDetails maintenance={notice.maintenance} />}
        {notice.attachments.length > 0 && (
          <section>
            <ResumedDownload files={notice.attachments} path={path} />
            <AttachmentList
              attachments={notice.attachments}
              path={path}
              heading={
                <Heading as="h2" size={18}>
                  <Trans>Attachments</Trans> <Text muted>{notice.attachments.length}</Text>
                </Heading>
              }
            />
          </section>
        )}
        <NeighbourNotices notice={notice} />
        <Cluster as="p" justify="center" marginTop={8}>
          <ButtonLink to="/cs/notices">
            <Icon name="rows-3" /> <Trans>Back to the list</Trans>
          </ButtonLink>
        </Cluster>
      </article>
    </Container>
  )
}

/** The number of views. Opening the page counts one; until the answer arrives it shows the number of the cached page. */
function Views({ notice }: { notice: Notice }) {
  const { mutate, data } = useEndpointMutation(viewNotice, {})
  const countView = useEffectEvent(() => mutate({ params: { id: notice.idx }, body: {} }))
  useEffect(() => countView(), [])
  const views = formatInteger(data?.view ?? notice.view)
  return (
    <span>
      <Trans>Views {views}</Trans>
    </span>
  )
}

function NeighbourNotices({ notice: { next, previous } }: { notice: Notice }) {
  const { t } = useLingui()
  const { locale } = usePageLanguage()
  const postOf = (neighbour: NeighbourNotice) =>
    neighbour
      ? {
          link: linkOptions({ to: '/cs/notice-detail', search: { id: neighbour.idx } }),
          title: neighbour.title,
          date: formatDayShort(neighbour.created_at, locale),
        }
      : undefined
  return (
    <Neighbours
      label={t`Next and previous notice`}
      next={{ name: <Trans>Next notice</Trans>, none: <Trans>There is no next notice.</Trans>, post: postOf(next) }}
      previous={{
        name: <Trans>Previous notice</Trans>,
        none: <Trans>There is no previous notice.</Trans>,
        post: postOf(previous),
      }}
    />
  )
}
