import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts'
import type { CallInput } from '#contract/protocol/endpoint.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useErrorText } from '../messages/error-text.ts'
import { useFocusOnReturn } from './use-focus-on-return.ts'

interface ActFormProps<E extends DeskEndpoint> {
  readonly endpoint: E
  /** What the call sends, with the text that was typed. */
  readonly input: (text: string) => CallInput<E>
  /** What happens, in a sentence. */
  readonly hint?: ReactNode
  /** Fields above the text. */
  readonly children?: ReactNode
  /** Label of the text; that of a reason when absent. */
  readonly label?: string
  readonly maxLength?: number
  readonly rows?: number
  /** Text to begin with. */
  readonly initial?: string
  readonly submit: ReactNode
  /** What is shown once more before the call, with a way back; without it the call is made at once. */
  readonly confirmation?: () => ReactNode
  /** Names of the calls whose answers the act changes. */
  readonly changes: readonly string[]
  /** Called once it is done. */
  readonly onDone: () => void
}

/** The button with the focus is in the part that is hidden now. */
const focus = (element: HTMLElement | null) => element?.focus()

/** The form of an act: a text, mostly its reason, and what else it needs. A refusal keeps what was typed. */
export function ActForm<E extends DeskEndpoint>(props: ActFormProps<E>) {
  const {
    endpoint,
    input,
    hint,
    children,
    maxLength = 500,
    rows = 3,
    initial = '',
    submit,
    changes,
    onDone,
    confirmation,
  } = props
  const { t } = useLingui()
  const { queryClient } = useAppContext()
  const [text, setText] = useState(initial)
  const [isConfirming, setIsConfirming] = useState(false)
  const form = useFocusOnReturn(isConfirming)
  const act = useEndpointMutation(endpoint, {
    onSuccess: async () => {
      onDone()
      await Promise.all(changes.map((name) => queryClient.invalidateQueries({ queryKey: [name] })))
    },
  })
  const failure = useErrorText(act.error)
  return (
    <Form
      onSubmit={() => {
        if (confirmation && !isConfirming) setIsConfirming(true)
        else act.mutate(input(text))
      }}
    >
      {isConfirming && (
        <Stack gap={4}>
          <div tabIndex={-1} ref={focus}>
            {confirmation?.()}
          </div>
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          <Cluster gap={3}>
            <SubmitButton busy={act.isPending && <Trans>One moment</Trans>}>{submit}</SubmitButton>
            <Button onClick={() => setIsConfirming(false)}>
              <Trans>Back</Trans>
            </Button>
          </Cluster>
        </Stack>
      )}
      <div hidden={isConfirming} ref={form}>
        <Stack gap={4}>
          {hint !== undefined && (
            <Text as="p" size="small" muted>
              {hint}
            </Text>
          )}
          {children}
          <TextAreaField
            label={props.label ?? t`Reason, for the record`}
            value={text}
            required
            maxLength={maxLength}
            rows={rows}
            onChange={({ target }) => setText(target.value)}
          />
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          <div>
            <SubmitButton busy={act.isPending && <Trans>One moment</Trans>}>{submit}</SubmitButton>
          </div>
        </Stack>
      </div>
    </Form>
  )
}
