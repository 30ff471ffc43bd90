import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useRef, useState } from 'react'
import { useLocale } from '#lib/i18n/use-locale.ts'
import { below, isFields, valueAt } from '#machines/merge-values.ts'
import { Tag } from '#ui/content/tag.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldError } from '#ui/controls/field-error.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Select } from '#ui/controls/select.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { AnyList } from '../fields/field.ts'
import { emptyValueOf, itemTitle, nextNumberOf } from '../fields/field-values.ts'
import { foldedItem, itemHead, listItem, listItems, positionSelect } from './editor.css.ts'
import { fieldId, focusFirstControl, useFaultCount, useFaultTexts, useFormActions } from './form-context.ts'
import { GroupFields } from './group-control.tsx'
import { Titled } from './labelled.tsx'
import type { ControlProps } from './simple-controls.tsx'

interface Removed {
  readonly index: number
  readonly item: unknown
}

/** Items in an order, which are added and removed by buttons, and moved by one or to a position. What was removed can be put back. */
export function ListControl({ field, path, value, isLabelHidden }: ControlProps<AnyList>) {
  const { t, i18n } = useLingui()
  const { change, current, published, today, isReadOnly } = useFormActions()
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  // Items have no name of their own: their keys move with them, and with the keys the focus.
  const lastKey = useRef(items.length)
  const [keys, setKeys] = useState<readonly number[]>(items.map((_, index) => index))
  const shownKeys = keys.length === items.length ? keys : items.map((_, index) => index)
  const [removed, setRemoved] = useState<Removed>()
  const [opened, setOpened] = useState<number>()
  const place = useRef<HTMLDivElement>(null)
  const itemName = i18n._(field.itemName)
  const isChangeable = !field.isFixed && !isReadOnly

  const write = (next: readonly unknown[], nextKeys: readonly number[]) => {
    setKeys(nextKeys)
    change(path, field.optional && next.length === 0 ? undefined : next)
  }
  const insert = (index: number, item: unknown) => {
    lastKey.current += 1
    setOpened(lastKey.current)
    write(items.toSpliced(index, 0, item), shownKeys.toSpliced(index, 0, lastKey.current))
    focusFirstControl(() => document.getElementById(fieldId(below(path, index))))
  }
  const add = () => {
    setRemoved(undefined)
    const own: unknown = valueAt(current(), 'idx')
    const first = typeof own === 'number' ? own * 100 + 1 : 1
    const before: unknown = valueAt(published, path)
    const nextNumber = nextNumberOf(items, Array.isArray(before) ? before : [], first)
    insert(items.length, emptyValueOf(field.item, { today, nextNumber }))
  }
  const remove = (index: number) => {
    setRemoved({ index, item: items[index] })
    write(items.toSpliced(index, 1), shownKeys.toSpliced(index, 1))
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('[data-after-removal]')?.focus())
  }
  const move = (index: number, to: number) => {
    setRemoved(undefined)
    const moved = <Each,>(list: readonly Each[]) =>
      list.toSpliced(index, 1).toSpliced(to, 0, ...list.slice(index, index + 1))
    write(moved(items), moved(shownKeys))
  }
  const restore = ({ index, item }: Removed) => {
    setRemoved(undefined)
    insert(Math.min(index, items.length), item)
  }

  return (
    <Titled path={path} label={field.label} isLabelHidden={isLabelHidden} help={field.help}>
      <div className={listItems} ref={place}>
        {items.map((item, index) => {
          const number = index + 1
          const key = shownKeys[index]
          const at = below(path, index)
          return (
            <ListItem
              key={key}
              field={field}
              path={at}
              value={item}
              number={number}
              isOpen={key === opened}
              buttons={
                isChangeable && (
                  <Cluster gap={1} wrap={false}>
                    {items.length > 2 && (
                      <Select
                        className={positionSelect}
                        aria-label={t`Position of ${itemName} ${number}`}
                        value={index}
                        onChange={({ target }) => move(index, Number(target.value))}
                      >
                        {items.map((_, place) => (
                          <option key={place} value={place}>
                            {place + 1}
                          </option>
                        ))}
                      </Select>
                    )}
                    {index > 0 && (
                      <IconButton label={t`Move ${itemName} ${number} up`} onClick={() => move(index, index - 1)}>
                        <Icon name="chevron-up" />
                      </IconButton>
                    )}
                    {index < items.length - 1 && (
                      <IconButton label={t`Move ${itemName} ${number} down`} onClick={() => move(index, index + 1)}>
                        <Icon name="chevron-down" />
                      </IconButton>
                    )}
                    <IconButton label={t`Remove ${itemName} ${number}`} onClick={() => remove(index)}>
                      <Icon name="trash-2" />
                    </IconButton>
                  </Cluster>
                )
              }
            />
          )
        })}
        <Cluster gap={2}>
          {isChangeable && (
            <Button size="small" onClick={add} data-after-removal="">
              <Icon name="plus" />
              <Trans>Add: {itemName}</Trans>
            </Button>
          )}
          <span role="status">{removed && <Trans>Removed.</Trans>}</span>
          {removed && (
            <Button size="small" onClick={() => restore(removed)}>
              <Trans>Put it back</Trans>
            </Button>
          )}
        </Cluster>
      </div>
    </Titled>
  )
}

interface ListItemProps {
  readonly field: AnyList
  readonly path: string
  readonly value: unknown
  readonly number: number
  readonly isOpen: boolean
  readonly buttons: ReactNode
}

function ListItem({ field, path, value, number, isOpen, buttons }: ListItemProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { FieldView } = useFormActions()
  const faults = useFaultCount(path)
  const own = useFaultTexts(path)
  const name = i18n._(field.itemName)
  const title = itemTitle(field, value, locale)
  const heading = (
    <>
      <b>{`${name} ${number}`}</b> {field.item.type === 'group' && <span>{title}</span>}
      {faults > 0 && (
        <>
          {' '}
          <Tag tone="danger">
            <Plural value={faults} one="# fault" other="# faults" />
          </Tag>
        </>
      )}
    </>
  )
  const content =
    field.item.type === 'group' ? (
      <>
        {own.length > 0 && <FieldError>{own.join(' ')}</FieldError>}
        <GroupFields field={field.item} path={path} value={isFields(value) ? value : {}} />
      </>
    ) : (
      <FieldView field={field.item} path={path} value={value} isLabelHidden />
    )
  // A single control has the ID itself.
  const id = field.item.type === 'group' ? fieldId(path) : undefined
  if (field.isFolded)
    return (
      <div className={listItem} id={id}>
        <details className={foldedItem} open={isOpen || undefined}>
          <summary>{heading}</summary>
          {content}
        </details>
        {buttons}
      </div>
    )
  return (
    <div className={listItem} id={id} role="group" aria-label={`${name} ${number}`}>
      <div className={itemHead}>{heading}</div>
      {content}
      {buttons}
    </div>
  )
}
