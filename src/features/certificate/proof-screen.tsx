import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { proveCertificate } from '#contract/content/certificates.ts'
import * as codes from '#contract/protocol/codes.ts'
import { useFailure } from '#entities/failure/use-failure.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { linkInput } from '#lib/url/link-token.ts'
import { hasCode } from '#machines/api-error-data.ts'
import { Text } from '#ui/content/text.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { ScriptRequired } from '#ui/feedback/script-required.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { StepContainer } from '#ui/form/step-container.tsx'
import { StepHeading } from '#ui/form/step-heading.tsx'
import { CertificateCard } from './certificate-card.tsx'

/** What the address of a certificate proves, for anyone who has it. */
export function ProofScreen({ token }: { token: () => string }) {
  const { http } = useAppContext()
  const { name: shop } = useCompany()
  const { data, error, refetch } = useQuery({
    queryKey: [proveCertificate.name],
    // The token is in the hash of the address, which the server never gets: it is read where the call is made.
    queryFn: ({ signal }) => http(proveCertificate, linkInput(token()), signal),
    retry: false,
    gcTime: 0,
  })
  const isUnknown = hasCode(error, codes.notFound)
  const failed = useFailure(isUnknown ? null : error)
  return (
    <StepContainer as="div">
      <ScriptRequired />
      {isUnknown ? (
        <StepHeading title={<Trans>This address proves nothing</Trans>}>
          <Trans>The address is incomplete, or its owner has withdrawn it. Ask them for the current one.</Trans>
        </StepHeading>
      ) : (
        <>
          <StepHeading title={<Trans>A certificate from {shop}</Trans>}>
            <Trans>Compare number, name and date with the certificate you were given.</Trans>
          </StepHeading>
          <AsyncContent
            data={data}
            errorText={failed}
            errorTitle={<Trans>The certificate didn’t load</Trans>}
            onRetry={() => void refetch()}
            skeleton={<Skeleton height="18rem" />}
          >
            {(content) => (
              <>
                {content.revoked_on !== null && <Revoked on={content.revoked_on} />}
                <CertificateCard certificate={content} name={content.masked_name} />
                <Text as="p" size="small" muted marginTop={4}>
                  <Trans>Most letters of the name are hidden to protect its owner.</Trans>
                </Text>
              </>
            )}
          </AsyncContent>
        </>
      )}
    </StepContainer>
  )
}

/** The course was refunded, so that the certificate proves nothing any more. */
function Revoked({ on }: { on: string }) {
  const day = formatDayWithYear(on, useLocale())
  return (
    <Callout tone="danger" announced={false} title={<Trans>This certificate is not valid</Trans>}>
      <Trans>It was revoked on {day}, because the course was refunded.</Trans>
    </Callout>
  )
}
