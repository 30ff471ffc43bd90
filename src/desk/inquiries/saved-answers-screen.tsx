import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  addSavedAnswer,
  changeSavedAnswer,
  deleteSavedAnswer,
  deskInquiryLimits,
  savedAnswerList,
} from '#contract/desk/inquiries.ts'
import type { ContentOf } from '#contract/protocol/endpoint.ts'
import { type Locale, locales } from '#contract/values/locale.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useEndpointMutation } from '#lib/queries/use-endpoint-mutation.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { showAlert } from '#ui/alert/show-alert.ts'
import { TextLink } from '#ui/content/text-link.tsx'
import { Button } from '#ui/controls/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { ActForm } from '../acts/act-form.tsx'
import { Acts, type DoneAct, DoneLine } from '../acts/acts.tsx'
import { useMayCall } from '../http/use-may-call.ts'
import { lastList } from '../list/last-list.ts'
import { ListTable } from '../list/list-table.tsx'
import { errorText } from '../messages/error-text.ts'
import { useMoments } from '../messages/use-moments.ts'
import { written } from './inquiry.css.ts'

type SavedAnswer = ContentOf<typeof savedAnswerList>[number]

const languageNames = { ko: '한국어', en: 'English' } as const

/** Texts that answers begin with. */
export function SavedAnswersScreen() {
  const { t } = useLingui()
  const moment = useMoments()
  const mayCall = useMayCall()
  const [added, setAdded] = useState(0)
  const [done, setDone] = useState<DoneAct>()
  return (
    <Stack gap={6}>
      <div>
        <TextLink {...lastList('inquiries')}>
          <Trans>All inquiries</Trans>
        </TextLink>
      </div>
      <h1>
        <Trans>Saved answers</Trans>
      </h1>
      <DoneLine act={done} />
      <ListTable
        endpoint={savedAnswerList}
        input={{}}
        rows={(content) => content}
        rowKey={({ id }) => id}
        page={1}
        link={() => ({ to: '/saved-answers' })}
        empty={<Trans>No answer is saved yet.</Trans>}
        columns={[
          { name: t`Title`, cell: ({ title }) => title },
          { name: t`Language`, cell: ({ locale }) => languageNames[locale] },
          {
            name: t`Text`,
            cell: (answer) => (
              <Stack gap={3}>
                <span className={written} lang={answer.locale}>
                  {answer.text}
                </span>
                {mayCall(changeSavedAnswer) && <Editing key={answer.changed_at} answer={answer} onDone={setDone} />}
              </Stack>
            ),
          },
          { name: t`Changed`, cell: ({ changed_by, changed_at }) => `${changed_by}, ${moment(changed_at)}` },
        ]}
      />
      {mayCall(addSavedAnswer) && (
        <Card as="section" padded>
          <Stack gap={4}>
            <h2>
              <Trans>Save another answer</Trans>
            </h2>
            <AnswerFields
              key={added}
              onDone={() => {
                setAdded(added + 1)
                setDone({ name: t`Save` })
              }}
            />
          </Stack>
        </Card>
      )}
    </Stack>
  )
}

function Editing({ answer, onDone }: { answer: SavedAnswer; onDone: (act: DoneAct) => void }) {
  const { queryClient } = useAppContext()
  const { t, i18n } = useLingui()
  const remove = useEndpointMutation(deleteSavedAnswer, {
    onSuccess: () => {
      onDone({ name: t`Delete` })
      return queryClient.invalidateQueries({ queryKey: [savedAnswerList.name] })
    },
    onError: (error) => {
      showAlert({ title: t`Nothing was changed`, content: errorText(i18n, error), primary: { name: t`OK` } })
    },
  })
  const { title } = answer
  const askToRemove = () =>
    showAlert({
      title: t`Delete “${title}”?`,
      content: t`Every operator loses it.`,
      primary: { name: t`Delete`, action: () => remove.mutate({ params: { id: String(answer.id) } }) },
      secondary: { name: t`Keep` },
    })
  return (
    <Cluster gap={2}>
      <Acts
        size="small"
        onDone={onDone}
        acts={[{ key: 'change', name: t`Change`, form: (close) => <AnswerFields answer={answer} onDone={close} /> }]}
      />
      <Button size="small" busy={remove.isPending} onClick={askToRemove}>
        <Trans>Delete</Trans>
      </Button>
    </Cluster>
  )
}

/** Title, language and text of a saved answer; of a new one without `answer`. */
function AnswerFields({ answer, onDone }: { answer?: SavedAnswer; onDone: () => void }) {
  const { t } = useLingui()
  const own = useLocale()
  const [title, setTitle] = useState(answer?.title ?? '')
  const [locale, setLocale] = useState<Locale>(answer?.locale ?? own)
  const form = {
    initial: answer?.text ?? '',
    label: t`Text`,
    rows: 6,
    maxLength: deskInquiryLimits.maxAnswerLength,
    submit: <Trans>Save</Trans>,
    changes: [savedAnswerList.name],
    onDone,
  }
  const fields = (
    <>
      <TextField
        label={t`Title`}
        value={title}
        required
        maxLength={deskInquiryLimits.maxSavedTitleLength}
        onChange={({ target }) => setTitle(target.value)}
      />
      <SelectField
        label={t`Language`}
        value={locale}
        onChange={({ target }) => setLocale(locales.find((each) => each === target.value) ?? own)}
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </SelectField>
    </>
  )
  return answer === undefined ? (
    <ActForm {...form} endpoint={addSavedAnswer} input={(text) => ({ body: { title, locale, text } })}>
      {fields}
    </ActForm>
  ) : (
    <ActForm
      {...form}
      endpoint={changeSavedAnswer}
      input={(text) => ({ params: { id: String(answer.id) }, body: { title, locale, text } })}
    >
      {fields}
    </ActForm>
  )
}
