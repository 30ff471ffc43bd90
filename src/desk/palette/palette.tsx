import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { input } from '#ui/controls/form.css.ts'
import { Icon } from '#ui/pictures/icon.tsx'
import { kind, none, opener, palette, results, shortcut } from './palette.css.ts'
import { type Found, type MenuPage, useFound } from './use-found.ts'

/** A button, and Ctrl K, that open a search for anything: pages, orders, members, courses, devices. */
export function Palette({ pages }: { pages: readonly MenuPage[] }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <button type="button" className={opener} onClick={() => setOpen(true)}>
        <Icon name="search" />
        <Trans>Find anything</Trans>
        <kbd className={shortcut}>Ctrl K</kbd>
      </button>
      {isOpen && <OpenPalette pages={pages} onClose={() => setOpen(false)} />}
    </>
  )
}

function OpenPalette({ pages, onClose }: { pages: readonly MenuPage[]; onClose: () => void }) {
  const { t } = useLingui()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const { found, isBusy } = useFound(text, pages)
  const current = Math.min(chosen, found.length - 1)
  const kinds: Readonly<Record<Found['kind'], string>> = {
    page: t`Desk`,
    order: t`Order`,
    member: t`Member`,
    course: t`Course`,
    device: t`Device`,
    question: t`Question`,
    manual: t`Manual`,
    'shop page': t`Shop`,
  }
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  const open = (index: number) => {
    const target = found[index]
    if (!target) return
    dialog.current?.close()
    // What an operator has typed here stays beside the page of the shop.
    if (typeof target.link === 'string') window.open(target.link, '_blank', 'noopener')
    else void router.navigate(target.link)
  }
  const step = (by: number) => setChosen((found.length + current + by) % Math.max(1, found.length))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Enter') open(current)
    else step(event.key === 'ArrowDown' ? 1 : -1)
  }
  return (
    <dialog ref={dialog} className={palette} aria-label={t`Find anything`} onClose={onClose}>
      <input
        className={input}
        role="combobox"
        aria-label={t`Number, name, email address, phone number, course or device`}
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={found[current] ? `${id}${current}` : undefined}
        autoComplete="off"
        placeholder={t`Number, name, email address, phone number, course or device`}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={t`Found`} aria-busy={isBusy} className={results}>
        {found.map(({ key, kind: what, title, note }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its list
          <div
            key={`${what} ${key}`}
            id={`${id}${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onClick={() => open(index)}
          >
            <span className={kind}>{kinds[what]}</span>
            <span>
              <b>{title}</b> <span>{note}</span>
            </span>
          </div>
        ))}
      </div>
      <p className={none} role="status">
        {found.length === 0 && !isBusy && <Trans>Nothing found.</Trans>}
      </p>
    </dialog>
  )
}
