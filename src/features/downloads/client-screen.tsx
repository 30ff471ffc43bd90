import { Trans, useLingui } from '@lingui/react/macro'
import { paths } from '#contract/addresses/paths.ts'
import type { ClientFile } from '#contract/content/downloads.ts'
import { clientRecommendations, clientRequirements } from '#contract/values/limits.ts'
import { Download } from '#entities/attachment/download.tsx'
import { ResumedDownload } from '#entities/attachment/resumed-download.tsx'
import { useCompany } from '#lib/company/use-company.ts'
import { formatDayShort, formatFileSize } from '#lib/i18n/format.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { Hint } from '#ui/content/hint.tsx'
import { Table, TableHeadCell } from '#ui/content/table.tsx'
import { Text } from '#ui/content/text.tsx'
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx'
import { ButtonLink } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { HeadingColumns } from '#ui/layout/columns.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { Meter } from '#ui/pictures/meter.tsx'
import { Picture } from '#ui/pictures/picture.tsx'
import * as styles from './client-screen.css.ts'

/** The PC client: its file, what a PC needs (specification, section 9), and how it is installed. */
export function ClientScreen({ client }: { client: ClientFile | null }) {
  const { client: picture } = useCompany().pictures
  return (
    <>
      <section className={picture === undefined ? styles.introAlone : styles.intro}>
        <div>
          {client && <Release client={client} />}
          <h2>
            <Trans>The training app</Trans>
          </h2>
          <p>
            <Trans>
              Lessons run in this app. Install it once and it downloads courses as you need them. No headset? Most
              courses need only a mouse and keyboard.
            </Trans>
          </p>
          {client ? (
            <>
              <Download file={client.file} path={paths.downloads()} look="primary" />
              <ResumedDownload files={[client.file]} path={paths.downloads()} />
              <Hint>
                <Icon name="info" size={18} />
                <span>
                  <Trans>Log in to download. It starts right after you log in.</Trans>
                </span>
              </Hint>
            </>
          ) : (
            <NotYet />
          )}
        </div>
        {picture !== undefined && <Picture src={picture} width={800} height={600} />}
      </section>
      <Callout tone="warning" icon="monitor" announced={false} title={<Trans>Windows PCs only</Trans>}>
        <Trans>You can’t install it on a Mac or phone, but sample videos play everywhere.</Trans>
      </Callout>
      <Requirements />
      {client && <Steps client={client} />}
    </>
  )
}

function Release({ client: { version, released_on } }: { client: ClientFile }) {
  const released = formatDayShort(released_on, useLocale())
  return (
    <Text as="p" muted numeric>
      <Trans>
        Version {version}, {released}
      </Trans>
    </Text>
  )
}

/** Instead of a download while there is no client. */
function NotYet() {
  return (
    <Stack gap={5} marginTop={5}>
      <Callout icon="calendar-clock" announced={false} title={<Trans>You can’t download it yet</Trans>}>
        <Trans>We’re still preparing the app. Leave your email and we’ll tell you once it’s ready.</Trans>
      </Callout>
      <div>
        <ButtonLink variant="primary" size="large" to="/downloads/opening">
          <Icon name="bell" /> <Trans>Email me when it’s ready</Trans>
        </ButtonLink>
      </div>
    </Stack>
  )
}

/** Gigabytes of memory drawn, one tick each. */
const memoryTicks = 16
const memoryGigabytes = Number.parseInt(clientRequirements.memory, 10)

function Requirements() {
  const { t } = useLingui()
  const { system, processor, memory, graphics, disk } = clientRequirements
  const { memory: moreMemory, graphics: betterGraphics } = clientRecommendations
  const same = (
    <td className={styles.bothColumns}>
      <Trans>Same as minimum</Trans>
    </td>
  )
  const memoryMeter = <Meter length={memoryTicks} filled={memoryGigabytes} major={4} unit="min(14px, 1.4vw)" />
  return (
    <section className={styles.section}>
      <h2>
        <Trans>Will it run on my PC?</Trans>
      </h2>
      <Table className={styles.requirements}>
        <thead>
          <tr>
            <TableHeadCell>
              <VisuallyHidden>
                <Trans>Component</Trans>
              </VisuallyHidden>
            </TableHeadCell>
            <TableHeadCell>
              <Trans>Minimum</Trans>
            </TableHeadCell>
            <TableHeadCell>
              <Trans>Recommended</Trans>
            </TableHeadCell>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t`Operating system`}</th>
            <td>{system}</td>
            {same}
          </tr>
          <tr>
            <th scope="row">{t`Processor`}</th>
            <td>{processor}</td>
            {same}
          </tr>
          <tr>
            <th scope="row">{t`Memory`}</th>
            <td>
              {memory}
              {memoryMeter}
            </td>
            <td>
              <Trans>{moreMemory} or more</Trans>
              {memoryMeter}
            </td>
          </tr>
          <tr>
            <th scope="row">{t`Graphics`}</th>
            <td>{graphics}</td>
            <td>
              {betterGraphics}{' '}
              <small>
                <Trans>or better</Trans>
              </small>
            </td>
          </tr>
          <tr>
            <th scope="row">{t`Free space`}</th>
            <td>{disk}</td>
            {same}
          </tr>
        </tbody>
      </Table>
      <Hint>
        <Icon name="circle-help" size={18} />
        <span>
          <Trans>Find this in Windows Settings, under System, About.</Trans>
        </span>
      </Hint>
    </section>
  )
}

function Steps({ client }: { client: ClientFile }) {
  const { legal_name: publisher } = useCompany()
  const { name } = client.file
  const size = formatFileSize(client.file.size)
  return (
    <HeadingColumns spaced>
      <h2>
        <Trans>How to install</Trans>
      </h2>
      <ol className={styles.steps}>
        <li className={styles.step}>
          <Text as="b" strong>
            <Trans>Download</Trans>
          </Text>
          <Text muted className={styles.stepText}>
            <Trans>
              {name}, {size}
            </Trans>
          </Text>
        </li>
        <li className={styles.step}>
          <Text as="b" strong>
            <Trans>Install</Trans>
          </Text>
          <Text muted className={styles.stepText}>
            <Trans>If Windows asks, check the publisher: {publisher}</Trans>
          </Text>
        </li>
        <li className={styles.step}>
          <Text as="b" strong>
            <Trans>Open</Trans>
          </Text>
          <Text muted className={styles.stepText}>
            <Trans>Press “Continue practising” on your course page.</Trans>
          </Text>
        </li>
        <li className={styles.step}>
          <Text as="b" strong>
            <Trans>Connect a headset</Trans>
          </Text>
          <Text muted className={styles.stepText}>
            <Trans>Plug it in and align the view once. Skip this if you don’t have one.</Trans>
          </Text>
        </li>
      </ol>
    </HeadingColumns>
  )
}
