import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { paths } from '../../../../contract/addresses/paths.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckBox } from '../../../ui/form/check-box.tsx'
import { HumanCheck } from '../../../ui/form/human-check.tsx'
import { VisuallyHiddenInput, VisuallyHiddenLabel } from '../../../ui/content/visually-hidden.tsx'
import { FieldError } from '../../../ui/form/field-error.tsx'
import { FieldErrors } from '../../../ui/form/field-errors.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { CodeField } from '../../../ui/form/code-field.tsx'
import { EmailField } from '../../../ui/form/email-field.tsx'
import { MailHelp } from '../../../ui/form/mail-help.tsx'
import { PasswordHints } from '../../../ui/form/password-hints.tsx'
import { RateLimitPanel } from '../../../ui/form/rate-limit-panel.tsx'
import { StepHeading } from '../../../ui/form/step-heading.tsx'
import { Hint } from '../../../ui/content/hint.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Icon } from '../../../ui/pictures/icon.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { ScriptRequired } from '../../../ui/feedback/script-required.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { TextLink } from '../../../ui/content/text-link.tsx'
import { OtherOptions } from '../../../ui/form/other-options.tsx'
import { StepActions } from '../../../ui/form/step-actions.tsx'
import { StepContainer } from '../../../ui/form/step-container.tsx'
import { StepContent } from '../../../ui/form/step-content.tsx'
import { FieldLabel } from '../../../ui/controls/field-label.tsx'
import { SearchBox, SearchForm } from '../../../ui/controls/search-box.tsx'
import type { ComponentExample } from './component-example.ts'

const ignore = () => undefined

/** Fields and steps of flows. */
export const formExamples: readonly ComponentExample[] = [
  {
    name: 'TextField, TextAreaField, SelectField, CheckBox, HumanCheck',
    render: ({ say, scheme }) => (
      <>
        <TextField
          label={say(msg`Name`)}
          aside={<Trans>as in your passport</Trans>}
          help={
            <Hint>
              <Icon name="info" />
              <Trans>Advice about the field</Trans>
            </Hint>
          }
        />
        <TextField id={`wrong-name-${scheme}`} label={say(msg`Name`)} error={<Trans>Enter your name.</Trans>} />
        <TextField id={`account-${scheme}`} label={say(msg`ID`)} value="practice01" readOnly>
          <Button>
            <Trans>Check</Trans>
          </Button>
        </TextField>
        <TextAreaField label={say(msg`Reason`)} />
        <TextAreaField label={say(msg`Reason`)} error={<Trans>Choose a reason.</Trans>} />
        <SelectField label={say(msg`Reason`)}>
          <option>{say(msg`Choose`)}</option>
        </SelectField>
        <SelectField label={say(msg`Reason`)} error={<Trans>Choose a reason.</Trans>}>
          <option>{say(msg`Choose`)}</option>
        </SelectField>
        <Select aria-label={say(msg`Reason`)}>
          <option>{say(msg`Choose`)}</option>
        </Select>
        <FieldError>
          <Trans>Choose a reason.</Trans>
        </FieldError>
        <FieldErrors
          fields={[
            { id: `wrong-name-${scheme}`, label: say(msg`Name`) },
            { id: `account-${scheme}`, label: say(msg`ID`) },
          ]}
        />
        <EmailField longest={100} name="email" value="" onChange={ignore} onBlur={ignore} error={undefined} />
        <CodeField label={say(msg`Code`)} value="123" digits={6} readOnly />
        <CodeField label={say(msg`Code`)} value="123456" digits={6} readOnly error={<Trans>Wrong code.</Trans>} />
        <PasswordField label={say(msg`Password`)} autoComplete="off" />
        <PasswordHints
          length={9}
          shortest={8}
          longest={20}
          symbols="~!@#"
          kept={{ letters: true, numbers: true, symbols: false, length: true, nothingElse: true }}
        />
        <FieldLabel htmlFor={`label-${scheme}`}>{say(msg`Reason`)}</FieldLabel>
        <Select id={`label-${scheme}`}>
          <option>{say(msg`Choose`)}</option>
        </Select>
        <SearchForm action={paths.support()} aria-label={`${say(msg`Search`)} 1 (${scheme})`}>
          <VisuallyHiddenLabel htmlFor={`search-${scheme}`}>{say(msg`Search`)}</VisuallyHiddenLabel>
          <input id={`search-${scheme}`} name="q" type="search" />
          <IconButton type="submit" label={say(msg`Search`)}>
            <Icon name="search" size={20} />
          </IconButton>
        </SearchForm>
        <SearchBox aria-label={`${say(msg`Search`)} 2 (${scheme})`}>
          <input aria-label={say(msg`Search`)} type="search" />
        </SearchBox>
        <VisuallyHiddenLabel htmlFor={`hidden-field-${scheme}`}>{say(msg`Name`)}</VisuallyHiddenLabel>
        <VisuallyHiddenInput id={`hidden-field-${scheme}`} type="checkbox" />
        <CheckBox defaultChecked>
          <Trans>I agree</Trans>
        </CheckBox>
        <CheckBox>
          <Trans>I agree</Trans>
        </CheckBox>
        <HumanCheck id={`open-check-${scheme}`} busy={false} done={false} error={undefined} onAssert={() => {}} />
        <HumanCheck id={`passed-check-${scheme}`} busy={false} done error={undefined} onAssert={() => {}} />
      </>
    ),
  },
  {
    name: 'StepHeading, RateLimitPanel, MailHelp',
    render: () => (
      <>
        <StepHeading level={2} title={<Trans>What the step asks for</Trans>}>
          <Trans>What the step is about.</Trans>
        </StepHeading>
        <RateLimitPanel
          level={2}
          title={<Trans>No more codes for now</Trans>}
          text={<Trans>Why there is a limit.</Trans>}
          wait={{ passedHours: 6, left: '18:00', until: '09:00' }}
        >
          <Button>
            <Trans>Back</Trans>
          </Button>
        </RateLimitPanel>
        <MailHelp sendsLeft={2} />
        <ScriptRequired />
      </>
    ),
  },
  {
    name: 'StepContainer, StepContent, StepActions, OtherOptions',
    render: () => (
      <StepContainer as="div">
        <StepContent>
          <p>
            <Trans>What the step is about.</Trans>
          </p>
          <StepActions>
            <Button size="large">
              <Trans>Back</Trans>
            </Button>
            <Button variant="primary" size="large">
              <Trans>Continue</Trans>
            </Button>
          </StepActions>
        </StepContent>
        <OtherOptions title={<Trans>Other ways</Trans>}>
          <li>
            <Icon name="key-round" />
            <Trans>I forgot my password</Trans>
            <TextLink href={paths.supportComponents()}>
              <Trans>A link</Trans>
            </TextLink>
          </li>
        </OtherOptions>
      </StepContainer>
    ),
  },
]
