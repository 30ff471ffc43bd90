import { paths } from '../../../contract/addresses/paths.ts'
import { Hint } from '../../../src/ui/content/hint.tsx'
import { TextLink } from '../../../src/ui/content/text-link.tsx'
import { VisuallyHiddenInput, VisuallyHiddenLabel } from '../../../src/ui/content/visually-hidden.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { FieldError } from '../../../src/ui/controls/field-error.tsx'
import { FieldLabel } from '../../../src/ui/controls/field-label.tsx'
import { IconButton } from '../../../src/ui/controls/icon-button.tsx'
import { SearchBox, SearchForm } from '../../../src/ui/controls/search-box.tsx'
import { Select } from '../../../src/ui/controls/select.tsx'
import { ScriptRequired } from '../../../src/ui/feedback/script-required.tsx'
import { CheckBox } from '../../../src/ui/form/check-box.tsx'
import { CodeField } from '../../../src/ui/form/code-field.tsx'
import { EmailField } from '../../../src/ui/form/email-field.tsx'
import { FieldErrors } from '../../../src/ui/form/field-errors.tsx'
import { HumanCheck } from '../../../src/ui/form/human-check.tsx'
import { MailHelp } from '../../../src/ui/form/mail-help.tsx'
import { OtherOptions } from '../../../src/ui/form/other-options.tsx'
import { PasswordField } from '../../../src/ui/form/password-field.tsx'
import { PasswordHints } from '../../../src/ui/form/password-hints.tsx'
import { RadioField } from '../../../src/ui/form/radio-field.tsx'
import { RateLimitPanel } from '../../../src/ui/form/rate-limit-panel.tsx'
import { SelectField } from '../../../src/ui/form/select-field.tsx'
import { StepActions } from '../../../src/ui/form/step-actions.tsx'
import { StepContainer } from '../../../src/ui/form/step-container.tsx'
import { StepContent } from '../../../src/ui/form/step-content.tsx'
import { StepHeading } from '../../../src/ui/form/step-heading.tsx'
import { TextAreaField } from '../../../src/ui/form/text-area-field.tsx'
import { TextField } from '../../../src/ui/form/text-field.tsx'
import { Icon } from '../../../src/ui/pictures/icon.tsx'
import type { ComponentExample } from './component-example.ts'

const ignore = () => undefined

/** Fields and steps of flows. */
export const formExamples: readonly ComponentExample[] = [
  {
    name: 'TextField, TextAreaField, SelectField, RadioField, CheckBox, HumanCheck',
    render: ({ text, scheme }) => (
      <>
        <TextField
          label={text.label}
          aside={text.sentence}
          help={
            <Hint>
              <Icon name="info" />
              <span>{text.sentence}</span>
            </Hint>
          }
        />
        <TextField id={`wrong-name-${scheme}`} label={text.label} error={text.error} />
        <TextField id={`account-${scheme}`} label={text.label} value="practice01" readOnly>
          <Button>{text.action}</Button>
        </TextField>
        <TextAreaField label={text.label} />
        <TextAreaField label={text.label} error={text.error} />
        <SelectField label={text.label}>
          <option>{text.label}</option>
        </SelectField>
        <SelectField label={text.label} error={text.error}>
          <option>{text.label}</option>
        </SelectField>
        <Select aria-label={text.label}>
          <option>{text.label}</option>
        </Select>
        <RadioField
          legend={text.label}
          name={`chosen-${scheme}`}
          options={[
            { value: 'first', label: text.action },
            { value: 'second', label: text.title },
          ]}
          value="first"
          onChange={ignore}
        >
          <p>{text.sentence}</p>
        </RadioField>
        <RadioField
          legend={text.label}
          isLegendHidden
          name={`missing-${scheme}`}
          options={[
            { value: 'first', label: text.action },
            { value: 'second', label: text.title },
          ]}
          value={undefined}
          onChange={ignore}
          error={text.error}
        />
        <FieldError>{text.error}</FieldError>
        <FieldErrors
          fields={[
            { id: `wrong-name-${scheme}`, label: text.label },
            { id: `account-${scheme}`, label: text.label },
          ]}
        />
        <EmailField longest={100} name="email" value="" onChange={ignore} onBlur={ignore} error={undefined} />
        <CodeField label={text.label} value="123" digits={6} readOnly />
        <CodeField label={text.label} value="123456" digits={6} readOnly error={text.error} />
        <PasswordField label={text.label} autoComplete="off" />
        <PasswordHints
          length={9}
          shortest={8}
          longest={20}
          symbols="~!@#"
          kept={{ letters: true, numbers: true, symbols: false, length: true, nothingElse: true }}
        />
        <FieldLabel htmlFor={`label-${scheme}`}>{text.label}</FieldLabel>
        <Select id={`label-${scheme}`}>
          <option>{text.label}</option>
        </Select>
        <SearchForm action={paths.support()} aria-label={`${text.search} 1 (${scheme})`}>
          <VisuallyHiddenLabel htmlFor={`search-${scheme}`}>{text.search}</VisuallyHiddenLabel>
          <input id={`search-${scheme}`} name="q" type="search" />
          <IconButton type="submit" label={text.search}>
            <Icon name="search" size={20} />
          </IconButton>
        </SearchForm>
        <SearchBox aria-label={`${text.search} 2 (${scheme})`}>
          <input aria-label={text.search} type="search" />
        </SearchBox>
        <label htmlFor={`hidden-field-${scheme}`}>
          <VisuallyHiddenInput id={`hidden-field-${scheme}`} type="checkbox" />
          <span>{text.label}</span>
        </label>
        <CheckBox defaultChecked>{text.agree}</CheckBox>
        <CheckBox>{text.agree}</CheckBox>
        <HumanCheck id={`open-check-${scheme}`} busy={false} done={false} error={undefined} onAssert={() => {}} />
        <HumanCheck id={`passed-check-${scheme}`} busy={false} done error={undefined} onAssert={() => {}} />
      </>
    ),
  },
  {
    name: 'StepHeading, RateLimitPanel, MailHelp',
    render: ({ text }) => (
      <>
        <StepHeading level={2} title={text.title}>
          {text.sentence}
        </StepHeading>
        <RateLimitPanel
          level={2}
          title={text.title}
          text={text.sentence}
          wait={{ passedHours: 6, left: '18:00', until: '09:00' }}
        >
          <Button>{text.action}</Button>
        </RateLimitPanel>
        <MailHelp sendsLeft={2} />
        <ScriptRequired />
      </>
    ),
  },
  {
    name: 'StepContainer, StepContent, StepActions, OtherOptions',
    render: ({ text }) => (
      <StepContainer as="div">
        <StepContent>
          <p>{text.sentence}</p>
          <StepActions>
            <Button size="large">{text.action}</Button>
            <Button variant="primary" size="large">
              {text.action}
            </Button>
          </StepActions>
        </StepContent>
        <OtherOptions title={text.title}>
          <li>
            <Icon name="key-round" />
            <span>{text.sentence}</span>
            <TextLink to="/support">{text.link}</TextLink>
          </li>
        </OtherOptions>
      </StepContainer>
    ),
  },
]
