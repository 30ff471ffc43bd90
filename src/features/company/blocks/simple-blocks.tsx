import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { CompanyFact } from '#contract/content-files/page-blocks.ts'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { publicFiles } from '#contract/values/public-files.ts'
import { SupportHours } from '#entities/company/support-hours.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { BulletList } from '#ui/content/bullet-list.tsx'
import { DefinitionItem, DefinitionList } from '#ui/content/definition-list.tsx'
import { Hint } from '#ui/content/hint.tsx'
import { PhoneLink } from '#ui/content/phone-link.tsx'
import { Text } from '#ui/content/text.tsx'
import { TextAnchor } from '#ui/content/text-link.tsx'
import { ButtonAnchor } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { Invitation } from '#ui/feedback/invitation.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './simple-blocks.css.ts'
import { Paragraphs, Rich, Titled } from './titled.tsx'

interface HeadingBlockProps {
  readonly block: BlockOf<'heading'>
  readonly as: 'h1' | 'h2'
}

/** A heading with a sentence below it; a large one has its text beside it, and one with a picture the picture. */
export function HeadingBlock({ block, as: Element }: HeadingBlockProps) {
  const { title, address = false, large = false, text, picture } = block
  const company = useCompany()
  const lines = (address ? company.address : (title ?? '')).split('\n')
  const heading = (
    <Element className={large ? styles.largeTitle : undefined}>
      {lines.flatMap((line, index) => (index === 0 ? [line] : [' ', <br key={line} />, line]))}
    </Element>
  )
  if (large)
    return (
      <section className={styles.statement}>
        {heading}
        <Stack gap={4}>{text !== undefined && <Paragraphs text={text} />}</Stack>
      </section>
    )
  const words = (
    <>
      {heading}
      {text !== undefined && (
        <Text as="p" {...(picture === undefined ? { muted: true } : { size: 'lead', marginTop: 4 })}>
          <Rich text={text} />
        </Text>
      )}
      {address && <AddressButtons />}
      <HeadingButtons block={block} />
    </>
  )
  if (picture === undefined) return <div className={styles.heading}>{words}</div>
  return (
    <section className={styles.pictured}>
      <div>{words}</div>
      <Picture className={styles.headingPicture} src={picture} width={800} height={600} />
    </section>
  )
}

function HeadingButtons({ block: { buttons = [], hint } }: Pick<HeadingBlockProps, 'block'>) {
  return (
    <>
      {buttons.length > 0 && (
        <Cluster marginTop={6} className={styles.buttons}>
          {buttons.map(({ text, href }, index) => {
            const isFile = publicFiles.some((file) => file === href)
            return (
              <ButtonAnchor
                key={href}
                size="large"
                href={href}
                download={isFile || undefined}
                {...(index === 0 ? { variant: 'primary' } : {})}
              >
                {isFile && <Icon name="download" size={20} />}
                <span>{text}</span>
              </ButtonAnchor>
            )
          })}
        </Cluster>
      )}
      {hint !== undefined && (
        <Hint>
          <Icon name="info" size={18} />
          <span>
            <Rich text={hint} />
          </span>
        </Hint>
      )}
    </>
  )
}

/** Both services find Korean addresses, in either language of the page. Source: their pages for links to a search. */
function mapServices(koreanAddress: string) {
  const sought = encodeURIComponent(koreanAddress.replace(/,.*/, ''))
  return { naver: `https://map.naver.com/p/search/${sought}`, kakao: `https://map.kakao.com/link/search/${sought}` }
}

function AddressButtons() {
  const { address, korean_address: koreanAddress } = useCompany()
  const services = mapServices(koreanAddress)
  return (
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
  )
}

/** Paragraphs, with points below them: side by side when they have texts. */
export function TextBlock({ block: { title, text, points = [] } }: { readonly block: BlockOf<'text'> }) {
  return (
    <Titled title={title}>
      {text !== undefined && (
        <Stack gap={4}>
          <Paragraphs text={text} />
        </Stack>
      )}
      {points.length > 0 && points.every((point) => point.text === undefined) ? (
        <BulletList>
          {points.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </BulletList>
      ) : (
        <dl className={styles.points}>
          {points.map((point) => (
            <DefinitionItem key={point.name} name={point.name}>
              {point.text}
            </DefinitionItem>
          ))}
        </dl>
      )}
    </Titled>
  )
}

export function PictureBlock({ block: { picture, picture_text: alt } }: { readonly block: BlockOf<'picture'> }) {
  return <img className={styles.widePicture} src={picture} width={1600} height={700} alt={alt} />
}

export function PeopleBlock({ block: { title, people } }: { readonly block: BlockOf<'people'> }) {
  return (
    <Titled title={title}>
      <ul className={styles.people}>
        {people.map(({ name, role, text, picture }) => (
          <li key={name}>
            {picture !== undefined && (
              <Picture src={picture} width={800} height={600} rounded="control" loading="lazy" />
            )}
            <Text as="p" strong marginTop={3}>
              {name}
            </Text>
            <p>{role}</p>
            {text !== undefined && (
              <Text as="p" size="small" muted marginTop={1}>
                {text}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Titled>
  )
}

export function QuestionsBlock({ block: { title, questions } }: { readonly block: BlockOf<'questions'> }) {
  return (
    <Titled title={title}>
      <ul className={styles.questions}>
        {questions.map(({ question, answer }) => (
          <li key={question}>
            <details>
              <summary className={styles.question}>
                <b>{question}</b>
                <Icon name="chevron-down" size={20} />
              </summary>
              <div className={styles.answer}>
                <Paragraphs text={answer} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Titled>
  )
}

/** Names and values: facts of the company, and what the content says. */
export function FactsBlock({ block: { title, facts } }: { readonly block: BlockOf<'facts'> }) {
  const ofCompany = useCompanyFacts()
  return (
    <Titled title={title}>
      <DefinitionList columns>
        {facts.map(({ name, of, value }) => {
          const fact = of && ofCompany[of]
          // A business that is exempt from the report has no number of it.
          if (fact?.value === undefined && value === undefined) return null
          return (
            <DefinitionItem key={`${of} ${name}`} name={name ?? fact?.name}>
              {fact && <span>{fact.value}</span>} {value !== undefined && <Rich text={value} />}
            </DefinitionItem>
          )
        })}
      </DefinitionList>
    </Titled>
  )
}

function useCompanyFacts(): Readonly<Record<CompanyFact, { readonly name: string; readonly value: ReactNode }>> {
  const { t } = useLingui()
  const company = useCompany()
  return {
    legal_name: { name: t`Trade name`, value: company.legal_name },
    representative: { name: t`Representative`, value: company.representative },
    registration_number: { name: t`Business registration no.`, value: company.registration_number },
    mail_order_number: { name: t`Mail-order sales no.`, value: company.mail_order_number },
    address: { name: t`Address`, value: company.address },
    phone: { name: t`Phone`, value: <PhoneLink number={company.phone} /> },
    email: { name: t`Email`, value: <TextAnchor href={`mailto:${company.email}`}>{company.email}</TextAnchor> },
    hours: { name: t`Opening hours`, value: <SupportHours /> },
  }
}

export function CallBlock({ block: { title, text, button, href } }: { readonly block: BlockOf<'call'> }) {
  const isElsewhere = href.startsWith('https:')
  return (
    <Invitation
      marginTop={4}
      title={title}
      action={
        <ButtonAnchor href={href} {...(isElsewhere ? { target: '_blank', rel: 'noopener' } : {})}>
          {button}
        </ButtonAnchor>
      }
    >
      <Rich text={text} />
    </Invitation>
  )
}
