import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { isFields } from '#machines/merge-values.ts'
import { Button } from '#ui/controls/button.tsx'
import { textArea } from '#ui/form/field.css.ts'
import { TextField } from '#ui/form/text-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import type { BothField } from '../fields/field.ts'
import { linkAddress, shownRichText, storedRichText, wrapMarked } from '../fields/rich-text-marks.ts'
import { few, help, line, pair } from './editor.css.ts'
import { useFormActions } from './form-context.ts'
import { type ControlAttributes, Labelled, Titled } from './labelled.tsx'
import { type ControlProps, textOf } from './simple-controls.tsx'

const languages = ['ko', 'en'] as const
type Language = (typeof languages)[number]
const languageNames = { ko: msg`Korean`, en: msg`English` } as const

/** A text in Korean and English, side by side. */
export function BothControl({ field, path, value, isLabelHidden }: ControlProps<BothField>) {
  const { change } = useFormActions()
  const texts = isFields(value) ? value : {}
  const write = (language: Language, text: string) => {
    const next = { ko: textOf(texts['ko']), en: textOf(texts['en']), [language]: text }
    change(path, field.optional && next.ko === '' && next.en === '' ? undefined : next)
  }
  return (
    <Titled path={path} label={field.label} isLabelHidden={isLabelHidden} help={field.help}>
      <div className={pair}>
        {languages.map((language) => (
          <Labelled key={language} path={`${path}.${language}`} label={languageNames[language]}>
            {(attributes) => {
              const control = {
                attributes: { ...attributes, lang: language },
                value: textOf(texts[language]),
                onChange: (text: string) => write(language, text),
              }
              if (field.as === 'rich') return <RichText {...control} />
              return field.as === 'line' ? <Line {...control} /> : <Lines {...control} />
            }}
          </Labelled>
        ))}
      </div>
    </Titled>
  )
}

interface TextProps {
  readonly attributes: ControlAttributes & { readonly lang: Language }
  readonly value: string
  readonly onChange: (text: string) => void
}

/** One line, which shows all of a long text. */
function Line({ attributes, value, onChange }: TextProps) {
  return (
    <textarea
      {...attributes}
      className={`${textArea} ${line}`}
      rows={1}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault()
      }}
    />
  )
}

function Lines({ attributes, value, onChange }: TextProps) {
  return (
    <textarea
      {...attributes}
      className={`${textArea} ${few}`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Text with bold words and links, which stand between marks. */
function RichText({ attributes, value, onChange }: TextProps) {
  const { t } = useLingui()
  const area = useRef<HTMLTextAreaElement>(null)
  const [address, setAddress] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const wrap = (opening: string, closing: string) => {
    const element = area.current
    if (!element) return
    const marked = wrapMarked(element.value, element.selectionStart, element.selectionEnd, opening, closing)
    onChange(storedRichText(marked.text))
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(marked.start, marked.end)
    })
  }
  const link = () => {
    const target = linkAddress(address ?? '')
    setRefused(target === undefined)
    if (target === undefined) return
    wrap('[', `](${target})`)
    setAddress(undefined)
  }
  const hint = `${attributes.id}-marks`
  return (
    <>
      <textarea
        {...attributes}
        aria-describedby={[attributes['aria-describedby'], hint].filter(Boolean).join(' ')}
        ref={area}
        className={textArea}
        value={shownRichText(value)}
        onChange={({ target }) => onChange(storedRichText(target.value))}
      />
      <p className={help} id={hint}>
        <Trans>Words between ** are bold. [Words](address) is a link.</Trans>
      </p>
      <Cluster gap={2} marginTop={2}>
        <Button size="small" onClick={() => wrap('**', '**')}>
          <Trans>Bold</Trans>
        </Button>
        <Button
          size="small"
          aria-expanded={address !== undefined}
          onClick={() => setAddress(address === undefined ? '' : undefined)}
        >
          <Trans>Link</Trans>
        </Button>
      </Cluster>
      {address !== undefined && (
        <TextField
          label={t`Address of the link`}
          placeholder="https://"
          autoComplete="off"
          value={address}
          error={isRefused ? t`Enter an address that begins with https://, mailto: or /.` : undefined}
          onChange={({ target }) => setAddress(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            link()
          }}
        >
          <Button onClick={link}>
            <Trans>Insert</Trans>
          </Button>
        </TextField>
      )}
    </>
  )
}
