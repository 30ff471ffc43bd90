import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/controls/button.tsx'
import { AsyncContent } from '#ui/feedback/async-content.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { choices, chooser, thumbnail } from './editor.css.ts'

interface ChooserOption {
  readonly name: string
  /** Address of its picture; null when it has none. */
  readonly picture: string | null
  readonly note?: string
  /** What it is called for the operator; its name without it. */
  readonly title?: string
  /** What it is found by besides its name. */
  readonly terms?: readonly string[]
}

interface ChooserProps {
  readonly title: ReactNode
  /** Undefined while they are read. */
  readonly options: readonly ChooserOption[] | undefined
  readonly failure: string | undefined
  readonly onRetry: () => void
  /** What to do when nothing has the name. */
  readonly none: ReactNode
  readonly current: string
  readonly onChoose: (name: string) => void
  readonly onClose: () => void
}

/** A window in which one of many pictures or files is chosen, found by a part of its name. */
export function Chooser({ title, options, failure, onRetry, none, current, onChoose, onClose }: ChooserProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const [term, setTerm] = useState('')
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const choose = (name: string) => {
    onChoose(name)
    dialog.current?.close()
  }
  return (
    <dialog ref={dialog} className={chooser} aria-labelledby={titleId} onClose={onClose}>
      <Stack gap={4}>
        <Cluster gap={3} justify="between">
          <h2 id={titleId}>{title}</h2>
          <Button size="small" onClick={() => dialog.current?.close()}>
            <Trans>Close</Trans>
          </Button>
        </Cluster>
        <TextField
          label={t`Part of the name`}
          type="search"
          autoComplete="off"
          value={term}
          onChange={({ target }) => setTerm(target.value)}
        />
        <AsyncContent
          data={options}
          errorText={failure}
          errorTitle={<Trans>The files didn’t load</Trans>}
          onRetry={onRetry}
          skeleton={<Skeleton height="12rem" />}
        >
          {(all) => <Choices options={all} term={term} none={none} current={current} onChoose={choose} />}
        </AsyncContent>
      </Stack>
    </dialog>
  )
}

interface ChoicesProps extends Pick<ChooserProps, 'none' | 'current' | 'onChoose'> {
  readonly options: readonly ChooserOption[]
  readonly term: string
}

function Choices({ options, term, none, current, onChoose }: ChoicesProps) {
  const wanted = term.trim().toLowerCase()
  const found = options.filter(({ name, terms = [] }) =>
    [name, ...terms].some((each) => each.toLowerCase().includes(wanted)),
  )
  if (found.length === 0) return <p>{none}</p>
  return (
    <ul className={choices}>
      {found.map(({ name, picture, note, title = name }) => (
        <li key={name}>
          <button type="button" aria-current={name === current || undefined} onClick={() => onChoose(name)}>
            {picture !== null && <img className={thumbnail} src={picture} alt="" loading="lazy" />}
            <span>{title}</span>
            {note !== undefined && <small>{note}</small>}
          </button>
        </li>
      ))}
    </ul>
  )
}
