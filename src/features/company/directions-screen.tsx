import { Trans, useLingui } from '@lingui/react/macro'
import { SupportHours } from '#entities/company/support-hours.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { PhoneLink } from '#ui/content/phone-link.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Link } from '#ui/controls/link.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterScale } from '#ui/pictures/meter-scale.tsx'
import * as styles from './directions-screen.css.ts'
import { heading } from './frame/company-frame.css.ts'
import { CompanyFrame } from './frame/company-frame.tsx'
import { StreetMap } from './street-map.tsx'

/** Both services find Korean addresses, in either language of the page. Source: their pages for links to a search. */
function mapServices(koreanAddress: string) {
  const sought = encodeURIComponent(koreanAddress.replace(/,.*/, ''))
  return { naver: `https://map.naver.com/p/search/${sought}`, kakao: `https://map.kakao.com/link/search/${sought}` }
}

const minutesOnFoot = 8

/** Where the office is: a map, and the ways to come. */
export function DirectionsScreen() {
  const { t } = useLingui()
  const { address, korean_address: koreanAddress, phone } = useCompany()
  const services = mapServices(koreanAddress)
  return (
    <CompanyFrame current="directions">
      <div className={heading}>
        <h1>{address}</h1>
        <Cluster marginTop={3}>
          <CopyButton text={address} size="small">
            <Trans>Copy the address</Trans>
          </CopyButton>
          <ButtonAnchor size="small" href={services.naver} target="_blank" rel="noopener">
            <Icon name="map-pin" />
            <Trans>Naver Map</Trans>
          </ButtonAnchor>
          <ButtonAnchor size="small" href={services.kakao} target="_blank" rel="noopener">
            <Icon name="map-pin" />
            <Trans>Kakao Map</Trans>
          </ButtonAnchor>
        </Cluster>
      </div>
      <StreetMap />
      <Text as="p" size="small" muted marginTop={2}>
        <Trans>Each tick on the route is one minute’s walk, to scale.</Trans>
      </Text>
      <div className={styles.transport}>
        <section>
          <Heading as="h2" size={18} marginBottom={2}>
            <Trans>Underground</Trans>
          </Heading>
          <div className={styles.walk}>
            <Meter length={minutesOnFoot} filled={minutesOnFoot} major={4} full />
            <MeterScale>
              <span>
                <Trans>Gongbang station, exit 2</Trans>
              </span>
              <b>
                <Trans>{minutesOnFoot} minutes’ walk</Trans>
              </b>
            </MeterScale>
          </div>
          <Text as="p" muted>
            <Trans>
              Go straight from the exit, right at the first crossing, left into Saegil-ro and right into Gongbang-gil.
              There’s a joinery on the ground floor.
            </Trans>
          </Text>
        </section>
        <section>
          <Heading as="h2" size={18} marginBottom={2}>
            <Trans>Bus</Trans>
          </Heading>
          <Text as="p" muted>
            <Trans>3 minutes’ walk from the Gongbang-gil stop. Buses 142 and 2014.</Trans>
          </Text>
        </section>
        <section>
          <Heading as="h2" size={18} marginBottom={2}>
            <Trans>Car</Trans>
          </Heading>
          <Text as="p" muted>
            <Trans>Six spaces behind the building, free for 2 hours. Call ahead if you’re bringing devices.</Trans>
          </Text>
        </section>
        <section>
          <Heading as="h2" size={18} marginBottom={2}>
            <Trans>Wheelchair</Trans>
          </Heading>
          <Text as="p" muted>
            <Trans>
              There’s a ramp at the back door and a lift 85 cm wide. Step-free to the training room on the 4th floor.
            </Trans>
          </Text>
        </section>
      </div>
      <DefinitionList columns>
        <DefinitionItem name={t`Phone`}>
          <PhoneLink number={phone} />
        </DefinitionItem>
        <DefinitionItem name={t`Opening hours`}>
          <SupportHours />
        </DefinitionItem>
        <DefinitionItem name={t`Visiting the training room`}>
          <Trans>
            Tell us a day ahead by{' '}
            <Link to="/cs/inquiry" search={{ type: 'service' }}>
              service inquiry
            </Link>
            .
          </Trans>
        </DefinitionItem>
      </DefinitionList>
    </CompanyFrame>
  )
}
