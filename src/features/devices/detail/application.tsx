import { Plural, Trans } from '@lingui/react/macro'
import type { Device, SaleType } from '#contract/content/devices.ts'
import { clientRequirements, limits } from '#contract/values/limits.ts'
import { useFeature } from '#lib/features/use-feature.ts'
import { BulletList } from '#ui/content/bullet-list.tsx'
import { Heading } from '#ui/content/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import * as styles from './detail.css.ts'

interface ApplicationProps {
  readonly device: Device
  readonly saleType: SaleType
}

/** Application guide, process, things to check before, and notes (specification, section 2). */
export function Application({ device, saleType }: ApplicationProps) {
  return (
    <>
      <section className={styles.section}>
        <Heading as="h2" marginBottom={4}>
          <Trans>Application guide</Trans>
        </Heading>
        <Stack gap={4} className={styles.guide}>
          {device.guide.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      </section>
      <section className={styles.section}>
        <Heading as="h2" marginBottom={4}>
          <Trans>How it works</Trans>
        </Heading>
        {saleType === 'rental' ? <RentalProcess /> : <PurchaseProcess />}
      </section>
      <Checks device={device} saleType={saleType} />
      <Notes saleType={saleType} />
    </>
  )
}

function RentalProcess() {
  return (
    <ol className={styles.process}>
      <li className={styles.processStep}>
        <b className={styles.stepName}>
          <Trans>Application</Trans>
        </b>
        <Trans>Choose a term and quantity</Trans>
      </li>
      <li className={styles.processStep}>
        <b className={styles.stepName}>
          <Trans>Payment</Trans>
        </b>
        <Trans>The full term plus delivery</Trans>
      </li>
      <Delivery />
      <li className={styles.processStep}>
        <b className={styles.stepName}>
          <Trans>Use</Trans>
        </b>
        <Trans>We exchange faulty devices</Trans>
      </li>
      <li className={styles.processStep}>
        <b className={styles.stepName}>
          <Trans>Return</Trans>
        </b>
        <Trans>We collect it on the last day</Trans>
      </li>
    </ol>
  )
}

function PurchaseProcess() {
  return (
    <ol className={styles.process}>
      <li className={styles.processStep}>
        <b className={styles.stepName}>
          <Trans>Application</Trans>
        </b>
        <Trans>Choose a quantity</Trans>
      </li>
      <li className={styles.processStep}>
        <b className={styles.stepName}>
          <Trans>Payment</Trans>
        </b>
        <Trans>The price plus delivery</Trans>
      </li>
      <Delivery />
      <li className={styles.processStep}>
        <b className={styles.stepName}>
          <Trans context="step">Check</Trans>
        </b>
        <Trans>Report any problem right away</Trans>
      </li>
    </ol>
  )
}

function Delivery() {
  return (
    <li className={styles.processStep}>
      <b className={styles.stepName}>
        <Trans>Delivery</Trans>
      </b>
      <Trans>Ships within two business days</Trans>
    </li>
  )
}

function Checks({ device, saleType }: ApplicationProps) {
  const { system, memory } = clientRequirements
  const verifiesIdentity = useFeature('identity-verification')
  return (
    <section className={styles.section}>
      <Heading as="h2" marginBottom={4}>
        <Trans>Before you order</Trans>
      </Heading>
      <BulletList>
        <li>
          {verifiesIdentity ? (
            <Trans>Log in and verify your identity to order.</Trans>
          ) : (
            <Trans>Log in to order.</Trans>
          )}
        </li>
        <li>
          <Trans>
            Lessons need a PC with {system} and at least {memory} of memory.
          </Trans>
        </li>
        {device.check.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {saleType === 'rental' && (
          <li>
            <Trans>If it’s damaged or lost, we send a repair estimate before charging anything.</Trans>
          </li>
        )}
      </BulletList>
    </section>
  )
}

function Notes({ saleType }: Pick<ApplicationProps, 'saleType'>) {
  const { goodsReturnDays: days, defectMonths: monthsFromReceipt, defectDays: daysFromDiscovery } = limits
  return (
    <section className={styles.section}>
      <Heading as="h2" marginBottom={4}>
        <Trans>Good to know</Trans>
      </Heading>
      <BulletList className={styles.notes}>
        <li>
          <Plural
            value={days}
            one="You can cancel within # day of delivery. Devices that are lost, damaged, used or worth less can’t be returned."
            other="You can cancel within # days of delivery. Devices that are lost, damaged, used or worth less can’t be returned."
          />
        </li>
        <li>
          <Trans>
            Report a defect within {monthsFromReceipt} months of delivery and {daysFromDiscovery} days of finding it.
          </Trans>
        </li>
        {saleType === 'rental' && (
          <li>
            <Trans>The term starts on the day the device arrives.</Trans>
          </li>
        )}
      </BulletList>
    </section>
  )
}
