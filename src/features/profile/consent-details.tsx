import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { documentOfConsent, type Profile, type ProfileConsent } from '#contract/accounts/profile.ts'
import { editionPath } from '#contract/addresses/legal.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { formatDayShort } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { DefinitionItem } from '#ui/content/definition-list.tsx'
import { TextAnchor } from '#ui/content/text-link.tsx'

/** What the member agreed to, each with its day and edition. */
export function ConsentDetails({ member }: { member: Profile }) {
  const hasTexts = useFeature('text-messages')
  const item = (name: ReactNode, kind: ProfileConsent['kind'], isAgreed: boolean) => (
    <DefinitionItem name={name}>
      <Agreement isAgreed={isAgreed} consent={member.consents.find((consent) => consent.kind === kind)} />
    </DefinitionItem>
  )
  return (
    <>
      {item(<Trans>Terms of use</Trans>, 'terms', true)}
      {item(<Trans>Personal information</Trans>, 'collection', true)}
      {hasTexts && item(<Trans>Offers by text message</Trans>, 'marketing_sms', member.recv_sms)}
      {item(<Trans>Offers by email</Trans>, 'marketing_email', member.recv_email)}
    </>
  )
}

interface AgreementProps {
  readonly isAgreed: boolean
  /** Absent for a member who was registered without this shop's forms. */
  readonly consent: ProfileConsent | undefined
}

function Agreement({ isAgreed, consent }: AgreementProps) {
  const locale = useLocale()
  const { editions } = useAppContext()
  if (!isAgreed) return <Trans>Not agreed</Trans>
  if (!consent) return <Trans>Agreed</Trans>
  const day = formatDayShort(consent.agreed_on, locale)
  const { edition } = consent
  return (
    <TextAnchor href={editionPath(documentOfConsent[consent.kind], edition, editions)}>
      <Trans>
        Agreed on {day}, {edition} version
      </Trans>
    </TextAnchor>
  )
}
