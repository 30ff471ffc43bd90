import * as codes from '../../../../contract/protocol/codes.ts'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { phone } from '../../../../contract/values/company.ts'
import { paths } from '../../../../contract/addresses/paths.ts'
import { showAlert } from '../../../ui/alert/show-alert.ts'
import { ButtonRouterLink } from '../../../ui/controls/button-router-link.tsx'
import { Button, ButtonLink } from '../../../ui/controls/button.tsx'
import { CopyButton } from '../../../ui/controls/copy-button.tsx'
import { ResendButton } from '../../../ui/form/resend-button.tsx'
import { SubmitButton } from '../../../ui/form/submit-button.tsx'
import { IconButton, IconButtonLink } from '../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { PhoneLink } from '../../../ui/content/phone-link.tsx'
import { TextButton, TextLink } from '../../../ui/content/text-link.tsx'
import { TextRouterLink } from '../../../ui/content/text-router-link.tsx'
import { everyOf, type ComponentExample, type ExampleContext, type VariantOf } from './component-example.ts'

const buttonVariants = everyOf<VariantOf<typeof Button, 'variant'>>()(['primary', 'secondary', 'strong', 'quiet'])
const buttonSizes = everyOf<VariantOf<typeof Button, 'size'>>()(['small', 'medium', 'large'])
const resendVariants = everyOf<VariantOf<typeof ResendButton, 'variant'>>()(['button', 'link'])
const ignore = () => undefined

/** Buttons and links. */
export const actionExamples: readonly ComponentExample[] = [
  {
    name: 'Button',
    render: ({ say }) => (
      <>
        {buttonSizes.map((size) => (
          <p key={size}>
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                <Icon name="check" />
                <Trans>Buy</Trans>
              </Button>
            ))}
          </p>
        ))}
        <p>
          <Button busy>
            <Icon name="refresh-cw" />
            <Trans>Sending</Trans>
          </Button>
          <Button disabled>
            <Trans>Sold out</Trans>
          </Button>
          <ButtonLink href={paths.supportComponents()}>
            <Trans>A link</Trans>
          </ButtonLink>
          <ButtonRouterLink to="/support/icons" preload={false}>
            <Trans>A link to a route</Trans>
          </ButtonRouterLink>
        </p>
        <Button variant="primary" size="large" fullWidth onClick={() => showExampleAlert(say)}>
          <Trans>Show an alert</Trans>
        </Button>
      </>
    ),
  },
  {
    name: 'IconButton',
    render: ({ say }) => (
      <p>
        <IconButton label={say(msg`Search`)}>
          <Icon name="search" size={20} />
        </IconButton>
        <IconButtonLink label={say(msg`Close`)} href={paths.supportComponents()}>
          <Icon name="x" size={24} />
        </IconButtonLink>
      </p>
    ),
  },
  {
    name: 'TextLink',
    render: () => (
      <p>
        <TextLink href={paths.supportComponents()}>
          <Trans>A link</Trans>
        </TextLink>
        <TextLink size="small" href={paths.supportComponents()}>
          <Trans>A small link</Trans>
        </TextLink>
        <TextRouterLink to="/support/icons" preload={false}>
          <Trans>A link to a route</Trans>
        </TextRouterLink>
        <TextButton>
          <Trans>A button that looks like a link</Trans>
        </TextButton>
      </p>
    ),
  },
  {
    name: 'PhoneLink',
    render: () => (
      <p>
        <PhoneLink number={phone} />
      </p>
    ),
  },
  {
    name: 'SubmitButton, ResendButton, CopyButton',
    render: () => (
      <p>
        <SubmitButton busy={false}>
          <Trans>Send</Trans>
        </SubmitButton>
        <SubmitButton busy={<Trans>Sending</Trans>}>
          <Trans>Send</Trans>
        </SubmitButton>
        {([0, 75] as const).map((wait) =>
          resendVariants.map((variant) => (
            <ResendButton
              key={`${variant} ${wait}`}
              wait={wait}
              busy={false}
              variant={variant}
              onResend={ignore}
              busyLabel={<Trans>Sending</Trans>}
            >
              <Trans>Send again</Trans>
            </ResendButton>
          )),
        )}
        <CopyButton text={codes.wrongCredentials} />
      </p>
    ),
  },
]

function showExampleAlert(say: ExampleContext['say']): void {
  showAlert({
    title: say(msg`What happened`),
    content: say(msg`What to do about it.`),
    primary: { name: say(msg`OK`) },
    secondary: { name: say(msg`Close`) },
  })
}
