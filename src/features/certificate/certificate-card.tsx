import { Plural, Trans } from '@lingui/react/macro'
import type { ProvedCertificate } from '#contract/content/certificates.ts'
import { formatDayWithYear } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Text } from '#ui/content/text.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import * as styles from './certificate-card.css.ts'

interface CertificateCardProps {
  readonly certificate: Omit<ProvedCertificate, 'masked_name' | 'revoked_on'>
  /** Name of the member, or what may be seen of it. */
  readonly name: string
}

/** A certificate as it is printed. */
export function CertificateCard({ certificate, name }: CertificateCardProps) {
  const locale = useLocale()
  const { title, lessons, number } = certificate
  return (
    <div className={styles.card}>
      <p className={styles.heading}>
        <Trans>Certificate of completion</Trans>
      </p>
      <p className={styles.name}>{name}</p>
      {certificate.is_name_stated && (
        <Text as="p" size="small" muted>
          <Trans>The name is as stated by the member.</Trans>
        </Text>
      )}
      <Text as="p" muted>
        <Trans>has finished every lesson of this course.</Trans>
      </Text>
      <p className={styles.course}>{title}</p>
      <div>
        <Meter full length={lessons} filled={lessons} />
        <Text as="p" size="small" numeric marginTop={2}>
          <Plural value={lessons} one="# lesson" other="# lessons" />
        </Text>
      </div>
      <DefinitionList>
        <DefinitionItem name={<Trans>Completed on</Trans>} numeric>
          {formatDayWithYear(certificate.completed_on, locale)}
        </DefinitionItem>
        <DefinitionItem name={<Trans>Issued on</Trans>} numeric>
          {formatDayWithYear(certificate.issued_on, locale)}
        </DefinitionItem>
        <DefinitionItem name={<Trans>Certificate number</Trans>} numeric>
          {number}
        </DefinitionItem>
      </DefinitionList>
    </div>
  )
}
