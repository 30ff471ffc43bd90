import * as codes from '../../../contract/protocol/codes.ts'

const phone = '02-345-6789'

import { showAlert } from '../../../src/ui/alert/show-alert.ts'
import { PhoneLink } from '../../../src/ui/content/phone-link.tsx'
import { TextButton, TextLink } from '../../../src/ui/content/text-link.tsx'
import { Button, ButtonLink } from '../../../src/ui/controls/button.tsx'
import { CopyButton } from '../../../src/ui/controls/copy-button.tsx'
import { IconButton, IconButtonLink } from '../../../src/ui/controls/icon-button.tsx'
import { ResendButton } from '../../../src/ui/form/resend-button.tsx'
import { SubmitButton } from '../../../src/ui/form/submit-button.tsx'
import { Icon } from '../../../src/ui/pictures/icon.tsx'
import { type ComponentExample, everyOf, type SampleTexts, type VariantOf } from './component-example.ts'

const buttonVariants = everyOf<VariantOf<typeof Button, 'variant'>>()(['primary', 'secondary', 'strong', 'quiet'])
const buttonSizes = everyOf<VariantOf<typeof Button, 'size'>>()(['small', 'medium', 'large'])
const resendVariants = everyOf<VariantOf<typeof ResendButton, 'variant'>>()(['button', 'link'])
const ignore = () => undefined

/** Buttons and links. */
export const actionExamples: readonly ComponentExample[] = [
  {
    name: 'Button',
    render: ({ text }) => (
      <>
        {buttonSizes.map((size) => (
          <p key={size}>
            {buttonVariants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                <Icon name="check" />
                <span>{text.action}</span>
              </Button>
            ))}
          </p>
        ))}
        <p>
          <Button busy>
            <Icon name="refresh-cw" />
            <span>{text.busy}</span>
          </Button>
          <Button disabled>{text.action}</Button>
          <ButtonLink to="/support">{text.link}</ButtonLink>
          <ButtonLink to="/support/codes" preload={false}>
            {text.link}
          </ButtonLink>
        </p>
        <Button variant="primary" size="large" fullWidth onClick={() => showExampleAlert(text)}>
          {text.action}
        </Button>
      </>
    ),
  },
  {
    name: 'IconButton',
    render: ({ text }) => (
      <p>
        <IconButton label={text.search}>
          <Icon name="search" size={20} />
        </IconButton>
        <IconButtonLink label={text.close} to="/support">
          <Icon name="x" size={24} />
        </IconButtonLink>
      </p>
    ),
  },
  {
    name: 'TextLink',
    render: ({ text }) => (
      <p>
        <TextLink to="/support">{text.link}</TextLink>
        <TextLink size="small" to="/support">
          {text.link}
        </TextLink>
        <TextLink to="/support/codes" preload={false}>
          {text.link}
        </TextLink>
        <TextButton>{text.link}</TextButton>
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
    render: ({ text }) => (
      <p>
        <SubmitButton busy={false}>{text.action}</SubmitButton>
        <SubmitButton busy={text.busy}>{text.action}</SubmitButton>
        {([0, 75] as const).map((wait) =>
          resendVariants.map((variant) => (
            <ResendButton
              key={`${variant} ${wait}`}
              wait={wait}
              busy={false}
              variant={variant}
              onResend={ignore}
              busyLabel={text.busy}
            >
              {text.action}
            </ResendButton>
          )),
        )}
        <CopyButton text={codes.wrongCredentials} />
      </p>
    ),
  },
]

function showExampleAlert(text: SampleTexts): void {
  showAlert({
    title: text.title,
    content: text.sentence,
    primary: { name: text.action },
    secondary: { name: text.close },
  })
}
