import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { below, isFields } from '#machines/merge-values.ts'
import { Button } from '#ui/controls/button.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Icon } from '#ui/pictures/icon.tsx'
import type { AnyGroup } from '../fields/field.ts'
import { emptyValueOf } from '../fields/field-values.ts'
import { inset, pair } from './editor.css.ts'
import { fieldId, focusFirstControl, useFormActions } from './form-context.ts'
import { Titled } from './labelled.tsx'
import type { ControlProps } from './simple-controls.tsx'

/** Fields below a title. An optional group is added first, and can be removed. */
export function GroupControl({ field, path, value, isLabelHidden }: ControlProps<AnyGroup>) {
  const { i18n } = useLingui()
  const { change, today, isReadOnly } = useFormActions()
  const place = useRef<HTMLDivElement>(null)
  const name = i18n._(field.label)
  const isOpen = isFields(value) || field.isAlwaysShown === true || field.optional === undefined
  const focusFirst = () => focusFirstControl(() => place.current)
  return (
    <Titled path={path} label={field.label} isLabelHidden={isLabelHidden} help={field.help}>
      <div ref={place}>
        {isOpen ? (
          <div className={field.optional && !field.isAlwaysShown ? inset : undefined}>
            <GroupFields field={field} path={path} value={isFields(value) ? value : {}} />
            {field.optional && !field.isAlwaysShown && !isReadOnly && (
              <Button
                size="small"
                onClick={() => {
                  change(path, undefined)
                  focusFirst()
                }}
              >
                <Icon name="trash-2" />
                <Trans>Remove: {name}</Trans>
              </Button>
            )}
          </div>
        ) : (
          !isReadOnly && (
            <Button
              size="small"
              onClick={() => {
                change(path, emptyValueOf(field, { today }))
                focusFirst()
              }}
            >
              <Icon name="plus" />
              <Trans>Add: {name}</Trans>
            </Button>
          )
        )}
      </div>
    </Titled>
  )
}

interface GroupFieldsProps {
  readonly field: AnyGroup
  readonly path: string
  readonly value: Readonly<Record<string, unknown>>
  /** Keys to show; all when absent. */
  readonly keys?: readonly string[]
}

/** The fields of a group that its values call for. */
export function GroupFields({ field, path, value, keys = Object.keys(field.fields) }: GroupFieldsProps) {
  const { FieldView, file } = useFormActions()
  const views = keys.flatMap((key) => {
    const inner = field.fields[key]
    if (!inner || inner.type === 'kept' || inner.isShown?.(value, file) === false) return []
    const at = below(path, key)
    return [<FieldView key={fieldId(at)} field={inner} path={at} value={value[key]} />]
  })
  return field.isPair ? <div className={pair}>{views}</div> : <Stack gap={5}>{views}</Stack>
}
