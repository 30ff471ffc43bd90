import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useId, useRef, useState } from 'react'
import { codeMessages } from '#lib/errors/error-messages.ts'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHiddenInput } from '#ui/content/visually-hidden.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { label as labelStyle } from '#ui/controls/form.css.ts'
import { Placeholder } from '#ui/feedback/placeholder.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import { checkPicture, type PictureRefusal } from './check-picture.ts'
import * as styles from './inquiry.css.ts'
import { useThumbnail } from './use-thumbnail.ts'

interface PictureFieldProps {
  readonly file: File | undefined
  /** Name of a picture that was chosen before a reload, and has to be chosen again; empty without one. */
  readonly lostName: string
  readonly busy: boolean
  /** What the server found wrong with the picture. */
  readonly error: string | undefined
  readonly onChange: (file: File | undefined) => void
}

/** Chooses one picture, by a button or by dropping it, shows it, and takes it out again. */
export function PictureField({ file, lostName, busy, error, onChange }: PictureFieldProps) {
  const { t, i18n } = useLingui()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<{ readonly code: PictureRefusal; readonly name: string }>()
  const [isOver, setIsOver] = useState(false)
  const thumbnail = useThumbnail(file)
  const refused = refusal && `${refusal.name}: ${i18n._(codeMessages[refusal.code])}`
  const wrong = refused ?? error

  const choose = async (files: readonly File[]) => {
    const [chosen] = files
    if (busy || !chosen) return
    const code = await checkPicture(files)
    setRefusal(code && { code, name: chosen.name })
    if (code === undefined) onChange(chosen)
  }
  const take = () => {
    setRefusal(undefined)
    onChange(undefined)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(!busy)
  }
  return (
    <div>
      <div className={labelStyle}>
        <label htmlFor={id}>
          <Trans>Picture</Trans>
        </label>
        <span className={styles.format} id={`${id}format`}>
          <Trans>Optional, one picture. JPG, JPEG, PNG or GIF, up to 10 MB. Animated GIFs become still images.</Trans>
        </span>
      </div>
      <Placeholder
        className={classNames(styles.picture, isOver && styles.isDraggedOver)}
        onDragEnter={drag}
        onDragOver={drag}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          void choose([...event.dataTransfer.files])
        }}
      >
        {thumbnail === undefined ? <Icon name="image" /> : <img src={thumbnail} alt={t`Preview`} />}
        <p>
          {file ? (
            <>
              <span>{file.name}</span>
              <small>{formatSize(file.size)}</small>
            </>
          ) : lostName === '' ? (
            <Trans>Drop a file here or choose one</Trans>
          ) : (
            <Trans>The page was reloaded. Choose {lostName} again.</Trans>
          )}
        </p>
        <VisuallyHiddenInput
          ref={input}
          type="file"
          id={id}
          accept="image/jpeg,image/png,image/gif"
          disabled={busy}
          aria-invalid={wrong === undefined ? undefined : true}
          aria-describedby={wrong === undefined ? `${id}format` : `${id}format ${id}error`}
          onChange={(event) => void choose([...(event.target.files ?? [])])}
        />
        {file && (
          <Button size="small" disabled={busy} onClick={take}>
            <Trans>Remove the picture</Trans>
          </Button>
        )}
        <Button size="small" disabled={busy} onClick={() => input.current?.click()} tabIndex={-1} aria-hidden="true">
          {file ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
        </Button>
      </Placeholder>
      {wrong !== undefined && <FieldError id={`${id}error`}>{wrong}</FieldError>}
    </div>
  )
}

/** A file size such as `2.4 MB` or `310 kB`. */
function formatSize(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  return megabytes >= 1 ? `${megabytes.toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} kB`
}
