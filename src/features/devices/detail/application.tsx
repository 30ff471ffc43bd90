import { Plural, Trans } from '@lingui/react/macro'
import { clientRequirements, limits } from '../../../../contract/limits.ts'
import type { Device, SaleType } from '../../../../contract/devices.ts'
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
        <h2>
          <Trans>Application guide</Trans>
        </h2>
        <div className={styles.guide}>
          {device.guide.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>
          <Trans>Application process</Trans>
        </h2>
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
      <li>
        <b>
          <Trans>Application</Trans>
        </b>
        <Trans>Choose term and quantity</Trans>
      </li>
      <li>
        <b>
          <Trans>Payment</Trans>
        </b>
        <Trans>The whole term and the delivery</Trans>
      </li>
      <Delivery />
      <li>
        <b>
          <Trans>Use</Trans>
        </b>
        <Trans>If something is wrong, we exchange it</Trans>
      </li>
      <li>
        <b>
          <Trans>Collection</Trans>
        </b>
        <Trans>On the last day a driver comes</Trans>
      </li>
    </ol>
  )
}

function PurchaseProcess() {
  return (
    <ol className={styles.process}>
      <li>
        <b>
          <Trans>Application</Trans>
        </b>
        <Trans>Choose how many</Trans>
      </li>
      <li>
        <b>
          <Trans>Payment</Trans>
        </b>
        <Trans>The price and the delivery</Trans>
      </li>
      <Delivery />
      <li>
        <b>
          <Trans context="step">Check</Trans>
        </b>
        <Trans>If something is wrong, tell us at once</Trans>
      </li>
    </ol>
  )
}

function Delivery() {
  return (
    <li>
      <b>
        <Trans>Delivery</Trans>
      </b>
      <Trans>Within two working days</Trans>
    </li>
  )
}

function Checks({ device, saleType }: ApplicationProps) {
  const { system, memory } = clientRequirements
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Please check before you apply</Trans>
      </h2>
      <ul className={styles.dots}>
        <li>
          <Trans>You apply as a member who is logged in and whose identity is verified.</Trans>
        </li>
        <li>
          <Trans>
            Lessons open on a PC with {system} and {memory} of memory or more.
          </Trans>
        </li>
        {device.check.map((each) => (
          <li key={each}>{each}</li>
        ))}
        {saleType === 'rental' && (
          <li>
            <Trans>For damage or loss we send an estimate of the repair before we charge anything.</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}

function Notes({ saleType }: Pick<ApplicationProps, 'saleType'>) {
  const { goodsReturnDays: days, defectMonths: monthsFromReceipt, defectDays: daysFromDiscovery } = limits
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Notes</Trans>
      </h2>
      <ul className={styles.notes}>
        <li>
          <Plural
            value={days}
            one="You can withdraw within # day of receiving it. A device that is lost, damaged, used or has lost value cannot be withdrawn."
            other="You can withdraw within # days of receiving it. A device that is lost, damaged, used or has lost value cannot be withdrawn."
          />
        </li>
        <li>
          <Trans>
            Please tell us of a defect within {monthsFromReceipt} months of receiving the device and {daysFromDiscovery}{' '}
            days of finding it.
          </Trans>
        </li>
        {saleType === 'rental' && (
          <li>
            <Trans>The term begins on the day on which the device arrives.</Trans>
          </li>
        )}
      </ul>
    </section>
  )
}
