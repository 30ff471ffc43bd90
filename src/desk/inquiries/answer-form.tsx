import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import {
  answerInquiry,
  deskInquiryLimits,
  inquiryDetail,
  inquiryList,
  savedAnswerList,
} from '#contract/desk/inquiries.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Text } from '#ui/content/text.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { Form } from '#ui/form/form.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import { TextAreaField } from '#ui/form/text-area-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { deskQuery } from '../http/desk-query.ts'
import { useErrorText } from '../messages/error-text.ts'
import type { InquiryDetail } from './inquiry-screen.tsx'

interface AnswerFormProps {
  readonly inquiry: InquiryDetail
  /** Called when it is sent, and when that failed. */
  readonly onAnswering: (isAnswering: boolean) => void
  readonly onDone: (answer: string) => void
}

/** The answer to an inquiry, begun with a saved one or without. */
export function AnswerForm({ inquiry, onAnswering, onDone }: AnswerFormProps) {
  const { http, queryClient } = useAppContext()
  const { t } = useLingui()
  const [text, setText] = useState('')
  // Read when the page changes, which is before the next render.
  const isSent = useRef(false)
  const { id, locale } = inquiry
  const { data } = useQuery(deskQuery(http, savedAnswerList, { query: { locale } }))
  const saved = data ?? []
  const answer = useEndpointMutation(answerInquiry, {
    onError: () => onAnswering(false),
    onSuccess: async () => {
      isSent.current = true
      onDone(text)
      await queryClient.invalidateQueries({ queryKey: [inquiryList.name] })
    },
  })
  const failure = useErrorText(answer.error)
  const isDirty = text.trim() !== ''
  useBlocker({
    shouldBlockFn: () => isDirty && !isSent.current && !window.confirm(t`Leave without sending the answer?`),
    enableBeforeUnload: () => isDirty && !isSent.current,
    disabled: !isDirty,
  })
  const send = () => {
    onAnswering(true)
    void queryClient.cancelQueries({ queryKey: [inquiryDetail.name] })
    answer.mutate({ params: { id: String(id) }, body: { answer: text } })
  }
  const language = locale === 'ko' ? t`Korean` : t`English`
  return (
    <Card as="section" padded>
      <Form onSubmit={send}>
        <Stack gap={4}>
          <h2>
            <Trans>Answer in {language}</Trans>
          </h2>
          {saved.length > 0 && (
            <SelectField
              label={t`Begin with a saved answer`}
              value=""
              onChange={({ target }) => {
                const chosen = saved.find((each) => String(each.id) === target.value)
                if (chosen) setText(text.trim() === '' ? chosen.text : `${text.trimEnd()}\n\n${chosen.text}`)
              }}
            >
              <option value="">{t`Choose`}</option>
              {saved.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </SelectField>
          )}
          <TextAreaField
            label={t`Answer`}
            lang={locale}
            value={text}
            required
            rows={10}
            maxLength={deskInquiryLimits.maxAnswerLength}
            onChange={({ target }) => setText(target.value)}
          />
          <Text as="p" size="small" muted>
            <Trans>It is emailed to the sender. Then the inquiry is deleted with its contact and picture.</Trans>
          </Text>
          {failure !== undefined && <Callout tone="danger">{failure}</Callout>}
          <div>
            <SubmitButton busy={answer.isPending && <Trans>Sending</Trans>}>
              <Trans>Send the answer</Trans>
            </SubmitButton>
          </div>
        </Stack>
      </Form>
    </Card>
  )
}
