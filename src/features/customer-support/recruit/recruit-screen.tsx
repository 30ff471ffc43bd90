import { Trans, useLingui } from '@lingui/react/macro'
import { useCompany } from '#lib/company/use-company.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { BulletList } from '#ui/content/bullet-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { Table } from '#ui/content/table.tsx'
import { Text } from '#ui/content/text.tsx'
import { ButtonAnchor, ButtonLink } from '#ui/controls/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { Container } from '#ui/layout/container.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { MeterPart, MeterParts } from '#ui/pictures/meter-parts.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import welding from '../../../../content/pictures/job-01-mig-welding.svg?url&no-inline'
import * as styles from './recruit-screen.css.ts'

/** Weeks from a proposal to a contract. */
const weeks = 6

/** Partner recruitment: whom the shop looks for, and how it goes. Proposals are inquiries about a partnership. */
export function RecruitScreen() {
  const { t } = useLingui()
  const { email } = useCompany()
  // A Word file with the questions of a proposal. It holds nothing to protect, so no login is needed.
  const template = `/proposal-template.${useLocale()}.docx`
  return (
    <Container>
      <section className={styles.head}>
        <div>
          <Heading as="h1" marginBottom={4}>
            <Trans>Build courses with us</Trans>
          </Heading>
          <Text as="p" size="lead">
            <Trans>
              Half of every course comes from the workplace. We’re looking for workplaces, device makers and schools.
            </Trans>
          </Text>
          <Cluster marginTop={6} className={styles.actions}>
            <ButtonLink variant="primary" size="large" to="/cs/inquiry" search={{ type: 'partnership' }}>
              <Trans>Send a proposal</Trans>
            </ButtonLink>
            <ButtonAnchor size="large" href={template} download={t`Partnership proposal.docx`}>
              <Icon name="download" size={20} />
              <Trans>Download the template</Trans>
            </ButtonAnchor>
          </Cluster>
          <Hint>
            <Icon name="file-text" size={18} />
            <span>
              <Trans>
                A Word file. Email it to <a href={`mailto:${email}`}>{email}</a>, or send a proposal without it.
              </Trans>
            </span>
          </Hint>
        </div>
        <Picture className={styles.picture} src={welding} width={800} height={600} />
      </section>
      <HeadingColumns spaced>
        <Heading as="h2" size={22}>
          <Trans>Who we’re looking for</Trans>
        </Heading>
        <Partners />
      </HeadingColumns>
      <HeadingColumns spaced>
        <Stack gap={2}>
          <Heading as="h2" size={22}>
            <Trans>A decision within six weeks</Trans>
          </Heading>
          <Text as="p" muted>
            <Trans>Each tick is one week. Either side can stop at any time.</Trans>
          </Text>
        </Stack>
        <div>
          <Meter length={weeks} major={weeks} full label={t`Six weeks`} />
          <Steps />
        </div>
      </HeadingColumns>
      <HeadingColumns spaced>
        <Heading as="h2" size={22}>
          <Trans>What we don’t do</Trans>
        </Heading>
        <BulletList>
          <li>
            <Trans>We don’t build courses on movements nobody uses at work.</Trans>
          </li>
          <li>
            <Trans>We don’t ask for exclusive rights.</Trans>
          </li>
          <li>
            <Trans>We delete your proposal once we’ve replied.</Trans>
          </li>
        </BulletList>
      </HeadingColumns>
    </Container>
  )
}

function Partners() {
  const { t } = useLingui()
  const brings = t`You bring`
  const gets = t`You get`
  const partners = [
    {
      name: t`Workplaces`,
      who: t`Hospitals, factories, building sites, control rooms`,
      brings: t`Hands-on work and a place to observe it`,
      gets: t`Passes for your staff and your name on the course`,
    },
    {
      name: t`Schools and training centres`,
      who: t`With assessment criteria of their own`,
      brings: t`Assessment sheets and a reviewing teacher`,
      gets: t`Practice room seats and class analytics`,
    },
    {
      name: t`Device makers`,
      who: t`Headsets, gloves, controls`,
      brings: t`Two prototypes with documentation`,
      gets: t`A course made for your device and a place in our rental list`,
    },
    {
      name: t`Resellers`,
      who: t`Regional agents, buyers for institutions`,
      brings: t`Fifty people who want to learn`,
      gets: t`A share of your sales and a demo kit`,
    },
  ]
  return (
    <Table className={styles.partners}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Who</Trans>
          </th>
          <th scope="col">{brings}</th>
          <th scope="col">{gets}</th>
        </tr>
      </thead>
      <tbody>
        {partners.map((partner) => (
          <tr key={partner.name}>
            <td>
              <b>{partner.name}</b>
              <Text size="small" muted>
                {partner.who}
              </Text>
            </td>
            <td data-name={brings}>{partner.brings}</td>
            <td data-name={gets}>{partner.gets}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The columns of the list are as wide as the weeks of the meter above it. */
function Steps() {
  return (
    <MeterParts lengths={[1, 1, 3, 1]}>
      <MeterPart>
        <b>
          <Trans>Proposal review</Trans>
        </b>
        <Text as="p" size="small" muted>
          <Trans>Week 1: we read your proposal and answer within five working days.</Trans>
        </Text>
      </MeterPart>
      <MeterPart>
        <b>
          <Trans>Meeting</Trans>
        </b>
        <Text as="p" size="small" muted>
          <Trans>Week 2: we come and watch the work.</Trans>
        </Text>
      </MeterPart>
      <MeterPart>
        <b>
          <Trans>Trial lesson</Trans>
        </b>
        <Text as="p" size="small" muted>
          <Trans>Weeks 3 to 5: we make one lesson together.</Trans>
        </Text>
      </MeterPart>
      <MeterPart>
        <b>
          <Trans>Contract</Trans>
        </b>
        <Text as="p" size="small" muted>
          <Trans>Week 6: we agree on the shares.</Trans>
        </Text>
      </MeterPart>
    </MeterParts>
  )
}
