import { Trans, useLingui } from '@lingui/react/macro'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { attachmentTypes } from '#contract/content-files/attachments.ts'
import { pictureTypes } from '#contract/content-files/values.ts'
import { contentFiles, type FileFolder, mostContentFileBytes, uploadContentFile } from '#contract/desk/content.ts'
import { ApiError } from '#contract/protocol/api-error.ts'
import { contentFileTooLarge } from '#contract/protocol/desk-codes.ts'
import { errorText, useErrorText } from '#desk/messages/error-text.ts'
import { sendWithProgress } from '#lib/http/upload.ts'
import { formatFileSize } from '#lib/i18n/format.ts'
import { useAppContext } from '#lib/router/use-app-context.ts'
import { toApiErrorData } from '#machines/api-error-data.ts'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { FileField } from '../fields/field.ts'
import { Chooser } from './chooser.tsx'
import { dropPlace, fileName, progress as progressClass, thumbnail } from './editor.css.ts'
import { useFormActions } from './form-context.ts'
import { Titled } from './labelled.tsx'
import { type ControlProps, textOf } from './simple-controls.tsx'
import { useContentFiles } from './use-content-files.ts'

const documents = [...attachmentTypes.keys()].join(',')
/** What the browser offers to choose, by folder. */
const accepted: Readonly<Record<FileFolder, string>> = {
  pictures: [...pictureTypes.keys()].join(','),
  videos: '.mp4',
  brand: '.svg',
  attachments: documents,
  manuals: documents,
  client: '.zip',
}

interface Upload {
  /** Part that was sent, from 0 to 1; undefined when none runs. */
  readonly sent: number | undefined
  readonly failure: string | undefined
}

/** Uploads a file, with its progress and why it was refused. */
function useUpload(folder: FileFolder, onDone: (name: string) => void) {
  const { http, queryClient } = useAppContext()
  const { i18n } = useLingui()
  const [state, setState] = useState<Upload>({ sent: undefined, failure: undefined })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const upload = async (file: File) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    setState({ sent: 0, failure: undefined })
    try {
      if (file.size > mostContentFileBytes) throw ApiError.recorded(contentFileTooLarge, 'too large')
      const content = await http(
        uploadContentFile,
        {
          body: { folder, name: file.name },
          files: { file },
          send: (path, init) =>
            sendWithProgress(path, init, (sent, total) => {
              if (!controller.signal.aborted) setState({ sent: sent / total, failure: undefined })
            }),
        },
        controller.signal,
      )
      await queryClient.invalidateQueries({ queryKey: [contentFiles.name] })
      // Another file may have been taken meanwhile, or none.
      if (controller.signal.aborted) return
      setState({ sent: undefined, failure: undefined })
      onDone(content.name)
    } catch (error) {
      if (controller.signal.aborted) return
      setState({ sent: undefined, failure: errorText(i18n, toApiErrorData(error)) })
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState({ sent: undefined, failure: undefined })
  }
  return { ...state, upload, cancel }
}

/** A picture, video or document: chosen among those that are there, dropped, or uploaded by a button. */
export function FileControl({ field, path, value }: ControlProps<FileField>) {
  const { t } = useLingui()
  const { change, leave, isReadOnly } = useFormActions()
  const { folder } = field
  const [isChoosing, setChoosing] = useState(false)
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (name: string) => {
    change(path, name)
    leave(path)
  }
  const { sent, failure, upload, cancel } = useUpload(folder, take)
  const name = textOf(value)
  const { data } = useContentFiles(folder, name !== '')
  const address = data?.find((file) => file.name === name)?.address
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isReadOnly) void upload(file)
  }
  return (
    <Titled path={path} label={field.label} help={field.help}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside are the first */}
      <div
        className={dropPlace}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {folder === 'pictures' && address && <img className={thumbnail} src={address} alt="" loading="lazy" />}
        <span className={fileName}>{name === '' ? <Trans>No file yet. Drop one here, or:</Trans> : name}</span>
        {!isReadOnly && (
          <Cluster gap={2}>
            <Button size="small" onClick={() => setChoosing(true)}>
              {name === '' ? <Trans>Choose a file</Trans> : <Trans>Choose another file</Trans>}
            </Button>
            <Button size="small" onClick={() => input.current?.click()}>
              <Icon name="upload" />
              <Trans>Upload</Trans>
            </Button>
            {field.optional && name !== '' && (
              <Button size="small" onClick={() => change(path, undefined)}>
                <Trans>Remove</Trans>
              </Button>
            )}
          </Cluster>
        )}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`File to upload`}
        accept={accepted[folder]}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) void upload(file)
        }}
      />
      {sent !== undefined && (
        <Cluster gap={2} wrap={false}>
          <progress className={progressClass} aria-label={t`Uploaded`} value={sent} max={1} />
          <Button size="small" onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
        </Cluster>
      )}
      <div role="alert">{failure !== undefined && <FieldError>{failure}</FieldError>}</div>
      {isChoosing && (
        <FileChooser
          folder={folder}
          current={name}
          onChoose={take}
          onClose={() => {
            setChoosing(false)
            leave(path)
          }}
        />
      )}
    </Titled>
  )
}

interface FileChooserProps {
  readonly folder: FileFolder
  readonly current: string
  readonly onChoose: (name: string) => void
  readonly onClose: () => void
}

function FileChooser({ folder, current, onChoose, onClose }: FileChooserProps) {
  const { data, error, refetch } = useContentFiles(folder)
  return (
    <Chooser
      title={<Trans>Choose a file</Trans>}
      failure={useErrorText(error)}
      onRetry={() => void refetch()}
      options={data?.map(({ name, address, size }) => ({
        name,
        picture: folder === 'pictures' ? address : null,
        note: formatFileSize(size),
      }))}
      none={<Trans>No file is called so. Upload one instead.</Trans>}
      current={current}
      onChoose={onChoose}
      onClose={onClose}
    />
  )
}
