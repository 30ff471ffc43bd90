import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lessonPictureWords } from '#contract/desk/content.ts'
import { deskQuery } from '#desk/http/desk-query.ts'
import { useErrorText } from '#desk/messages/error-text.ts'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { Button } from '#ui/controls/button.tsx'
import type { PictureWordField } from '../fields/field.ts'
import { Chooser } from './chooser.tsx'
import { dropPlace, fileName, thumbnail } from './editor.css.ts'
import { useFormActions } from './form-context.ts'
import { Titled } from './labelled.tsx'
import { type ControlProps, textOf } from './simple-controls.tsx'

/** A word of a lesson's picture, chosen by what it draws. */
export function PictureWordControl({ field, path, value }: ControlProps<PictureWordField>) {
  const { http } = useAppContext()
  const { change, leave, file, isReadOnly } = useFormActions()
  const [isChoosing, setChoosing] = useState(false)
  // The words depend on the course's field of training, the folder of its file.
  const [, training = ''] = file.split('/')
  const { data, error, refetch } = useQuery({
    ...deskQuery(http, lessonPictureWords, { query: { field: training } }),
    staleTime: 60_000,
  })
  const failure = useErrorText(error)
  const words = data?.[field.part]
  const word = textOf(value)
  const locale = useLocale()
  const chosen = words?.find((each) => each.word === word)
  return (
    <Titled path={path} label={field.label} help={field.help}>
      <div className={dropPlace}>
        {chosen && <img className={thumbnail} src={chosen.picture} alt="" loading="lazy" />}
        <span className={fileName}>{chosen?.name[locale] ?? word}</span>
        {!isReadOnly && (
          <Button size="small" onClick={() => setChoosing(true)}>
            {word === '' ? <Trans>Choose a word</Trans> : <Trans>Choose another word</Trans>}
          </Button>
        )}
      </div>
      {isChoosing && (
        <Chooser
          title={<Trans>Choose a word</Trans>}
          options={words?.map((each) => ({
            name: each.word,
            picture: each.picture,
            title: each.name[locale],
            // Found by the word and by its name in either language.
            terms: [each.word, each.name.ko, each.name.en],
          }))}
          failure={failure}
          onRetry={() => void refetch()}
          none={<Trans>No word is called so.</Trans>}
          current={word}
          onChoose={(wanted) => {
            change(path, wanted)
            leave(path)
          }}
          onClose={() => {
            setChoosing(false)
            leave(path)
          }}
        />
      )}
    </Titled>
  )
}
