import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  certificateFile,
  changeCertificateProof,
  issueCertificate,
  type OwnCertificate,
  ownCertificate,
} from '#contract/content/certificates.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { saveFile } from '#lib/browser/save-file.ts'
import { formatDayWithYear, formatMomentWithYear } from '#lib/i18n/format.ts'
import { endpointQuery } from '#lib/queries/endpoint-query.ts'
import { justReadMs } from '#lib/queries/load-for-member.ts'
import { storeAnswer } from '#lib/queries/store-answer.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { Heading } from '#ui/content/heading.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { Button, ButtonLink } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { useFocusWhen } from '#ui/controls/use-focus-when.ts'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './certificate-card.css.ts'
import { CertificateCard } from './certificate-card.tsx'

/** The member's certificate of a course: what is missing for it, its issue, its file, and the address that proves it. */
export function CertificateScreen({ course }: { course: number }) {
  const { http, queryClient } = useAppContext()
  const query = endpointQuery(http, ownCertificate, { params: { lectureId: course } })
  const { data, error, refetch } = useQuery({ ...query, staleTime: justReadMs })
  const isUnknown = hasCode(error, codes.notFound)
  const failed = useFailure(isUnknown ? null : error)
  const [isNew, setNew] = useState(false)
  const status = useFocusWhen<HTMLParagraphElement>(isNew)
  const onChange = (content: OwnCertificate) => {
    storeAnswer(queryClient, query.queryKey, content)
    setNew(data?.certificate === null)
  }
  return (
    <>
      <h1>
        <Trans>Certificate of completion</Trans>
      </h1>
      <p role="status" tabIndex={-1} ref={status}>
        {isNew && <Trans>Your certificate is issued.</Trans>}
      </p>
      {isUnknown ? (
        <EmptyState frame="dashed" marginTop={6}>
          <h2>
            <Trans>This isn’t one of your courses</Trans>
          </h2>
          <p>
            <Trans>You get a certificate for each course you have finished.</Trans>
          </p>
          <ButtonLink to="/mypage" hash="courses">
            <Trans>See my courses</Trans>
          </ButtonLink>
        </EmptyState>
      ) : (
        <AsyncContent
          data={data}
          errorText={failed}
          errorTitle={<Trans>Your certificate didn’t load</Trans>}
          onRetry={() => void refetch()}
          skeleton={<Skeleton height="18rem" />}
        >
          {(content) =>
            content.certificate ? (
              <Issued course={course} certificate={content.certificate} onChange={onChange} />
            ) : (
              <NotIssued course={course} own={content} onChange={onChange} />
            )
          }
        </AsyncContent>
      )}
    </>
  )
}

interface NotIssuedProps {
  readonly course: number
  readonly own: OwnCertificate
  readonly onChange: (content: OwnCertificate) => void
}

function NotIssued({ course, own, onChange }: NotIssuedProps) {
  const { title, done, lessons, can_issue, waits_until, revoked_on } = own
  const { locale } = useAppContext().messages
  const revoked = revoked_on !== null && formatDayWithYear(revoked_on, locale)
  const until = waits_until !== null && formatMomentWithYear(waits_until, locale)
  const issue = useEndpointMutation(issueCertificate, { onSuccess: onChange })
  const failed = useFailure(issue.error)
  return (
    <Stack gap={4} marginTop={6}>
      <Heading as="h2" size={22}>
        {title}
      </Heading>
      {lessons > 0 && (
        <div>
          <Meter full length={lessons} filled={done} />
          <Text as="p" size="small" numeric>
            <Trans>
              {done} of {lessons} lessons
            </Trans>
          </Text>
        </div>
      )}
      {failed !== undefined && (
        <Callout tone="danger" title={<Trans>We couldn’t issue the certificate</Trans>}>
          {failed}
        </Callout>
      )}
      {revoked !== false && (
        <Callout tone="warning" announced={false} title={<Trans>Your certificate was revoked</Trans>}>
          <Trans>
            This course was refunded on {revoked}, so its certificate is no longer valid. Its address says so.
          </Trans>
        </Callout>
      )}
      {until !== false && (
        <p>
          <Trans>
            You finished every lesson. You can get this course refunded until {until}, so we issue the certificate after
            that.
          </Trans>
        </p>
      )}
      {can_issue && (
        <>
          <p>
            <Trans>You finished every lesson. The certificate carries the name of your profile.</Trans>
          </p>
          <div>
            <Button
              variant="primary"
              busy={issue.isPending}
              onClick={() => issue.mutate({ params: { lectureId: course } })}
            >
              <Trans>Issue the certificate</Trans>
            </Button>
          </div>
        </>
      )}
      {done < lessons && (
        <p>
          <Trans>You get the certificate once every lesson is finished.</Trans>
        </p>
      )}
    </Stack>
  )
}

interface IssuedProps extends Pick<NotIssuedProps, 'course' | 'onChange'> {
  readonly certificate: NonNullable<OwnCertificate['certificate']>
}

function Issued({ course, certificate, onChange }: IssuedProps) {
  const params = { lectureId: course }
  const download = useEndpointMutation(certificateFile, {
    onSuccess: (content) => saveFile(content, `certificate-${certificate.number}.pdf`),
  })
  const { t } = useLingui()
  const change = useEndpointMutation(changeCertificateProof, { onSuccess: onChange })
  const status = useFocusWhen<HTMLParagraphElement>(change.data)
  const askToWithdraw = () =>
    showAlert({
      title: t`Withdraw the address?`,
      content: t`Printed and sent certificates that carry it can’t be checked any more. A new address is another one.`,
      primary: {
        name: t`Withdraw the address`,
        action: () => change.mutate({ params, body: { is_public: false } }),
      },
      secondary: { name: t`Keep it` },
    })
  const [downloadFailed, changeFailed] = [useFailure(download.error), useFailure(change.error)]
  const address = certificate.proof === null ? undefined : addressOf(certificate.proof)
  return (
    <Stack gap={6} marginTop={6}>
      <CertificateCard certificate={certificate} name={certificate.name} />
      {downloadFailed !== undefined && (
        <Callout tone="danger" title={<Trans>The PDF didn’t load</Trans>}>
          {downloadFailed}
        </Callout>
      )}
      <div>
        <Button variant="primary" busy={download.isPending} onClick={() => download.mutate({ params })}>
          <Icon name={download.isPending ? 'loader-circle' : 'download'} />
          <Trans>Download the PDF</Trans>
        </Button>
      </div>
      <section>
        <Heading as="h2" size={22} marginBottom={3}>
          <Trans>Address that proves it</Trans>
        </Heading>
        {changeFailed !== undefined && (
          <Callout tone="danger" title={<Trans>We couldn’t change the address</Trans>}>
            {changeFailed}
          </Callout>
        )}
        <p role="status" tabIndex={-1} ref={status}>
          {address === undefined ? (
            <Trans>No address proves this certificate at the moment.</Trans>
          ) : (
            <Trans>
              Whoever has this address sees course, dates, number and parts of your name, without a login. Search
              engines don’t.
            </Trans>
          )}
        </p>
        {address === undefined ? (
          <Cluster marginTop={3}>
            <Button busy={change.isPending} onClick={() => change.mutate({ params, body: { is_public: true } })}>
              <Trans>Make a new address</Trans>
            </Button>
          </Cluster>
        ) : (
          <>
            <Text as="p" marginTop={3}>
              <TextAnchor className={styles.address} href={address}>
                {address}
              </TextAnchor>
            </Text>
            <Cluster marginTop={3}>
              <CopyButton text={address}>
                <Trans>Copy the address</Trans>
              </CopyButton>
              <Button variant="quiet" busy={change.isPending} onClick={askToWithdraw}>
                <Trans>Withdraw the address</Trans>
              </Button>
            </Cluster>
          </>
        )}
      </section>
    </Stack>
  )
}

/** Address on the desktop's host, which leads phones to the mobile one; elsewhere on the host of the page. */
function addressOf(path: string): string {
  const { desktop, mobile } = document.documentElement.dataset
  const isKnown = location.origin === desktop || location.origin === mobile
  return new URL(path, isKnown ? desktop : location.origin).href
}
