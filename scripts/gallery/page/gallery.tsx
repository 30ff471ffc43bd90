import { type SelectHTMLAttributes, useId } from 'react'
import { Select } from '../../../src/ui/controls/select.tsx'
import { input } from '../../../src/ui/controls/form.css.ts'
import { describeCounts } from '../compare.ts'
import { type ComparedPicture, parsePictureName } from '../pictures.ts'
import { filterPictures, type Filter, formatFilter } from './filter.ts'
import * as styles from './gallery.css.ts'
import { imageOf } from './images.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { StandingTag } from './standing-tag.tsx'
import { useFilter } from './use-filter.ts'

/** All pictures of a run, with a filter that stands in the address. */
export function Gallery({ pictures }: { readonly pictures: readonly ComparedPicture[] }) {
  const [filter, change] = useFilter()
  const shown = filterPictures(pictures, filter)
  const open = pictures.find(({ name }) => name === filter.open)
  return (
    <>
      <header className={styles.header}>
        <h1>Gallery</h1>
        <p>{describeCounts(pictures)}</p>
        <FilterForm pictures={pictures} filter={filter} onChange={change} />
      </header>
      <main className={styles.main}>
        <p className={styles.count} role="status">
          {shown.length === 1 ? '1 picture' : `${shown.length} pictures`}
        </p>
        {shown.length === 0 ? (
          <p>No picture matches. Take a word or a choice out of the filter.</p>
        ) : (
          <ul className={styles.grid}>
            {shown.map((picture) => (
              <PictureCard
                key={picture.name}
                picture={picture}
                href={formatFilter({ ...filter, open: picture.name })}
              />
            ))}
          </ul>
        )}
      </main>
      {open && (
        <PictureDialog
          key={open.name}
          picture={open}
          shown={shown}
          hrefOf={(name) => formatFilter({ ...filter, open: name })}
          onClose={() => change({ open: '' })}
        />
      )}
    </>
  )
}

interface FilterFormProps {
  readonly pictures: readonly ComparedPicture[]
  readonly filter: Filter
  readonly onChange: (values: Partial<Filter>) => void
}

function FilterForm({ pictures, filter, onChange }: FilterFormProps) {
  const parts = pictures.flatMap(({ name }) => parsePictureName(name) ?? [])
  const namesOf = (group: 'pages' | 'flows') => [
    ...new Set(parts.filter((each) => each.group === group).map(({ of }) => of)),
  ]
  const choose = (name: keyof Filter) => (event: { readonly currentTarget: { readonly value: string } }) =>
    onChange({ [name]: event.currentTarget.value })
  return (
    <search className={styles.filter}>
      <div>
        <label htmlFor="search">Search</label>
        <input id="search" className={input} type="search" value={filter.q} onChange={choose('q')} />
      </div>
      <Choice label="Page or flow" all="All" value={filter.of} onChange={choose('of')}>
        {(['pages', 'flows'] as const).map((group) => (
          <optgroup key={group} label={group === 'pages' ? 'Pages' : 'Flows'}>
            {namesOf(group).map((name) => (
              <option key={name} value={`${group}/${name}`}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
      <Choice label="Language" all="Both" value={filter.language} onChange={choose('language')}>
        <option value="ko">Korean</option>
        <option value="en">English</option>
      </Choice>
      <Choice label="Layout" all="Both" value={filter.layout} onChange={choose('layout')}>
        <option value="desktop">Desktop</option>
        <option value="mobile">Mobile</option>
      </Choice>
      <Choice label="Scheme" all="Both" value={filter.scheme} onChange={choose('scheme')}>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </Choice>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={filter.changed !== ''}
          onChange={({ currentTarget }) => onChange({ changed: currentTarget.checked ? '1' : '' })}
        />
        Only what changed
      </label>
    </search>
  )
}

interface ChoiceProps extends Pick<SelectHTMLAttributes<HTMLSelectElement>, 'value' | 'onChange' | 'children'> {
  readonly label: string
  /** Name of the first option, which does not limit the pictures. */
  readonly all: string
}

function Choice({ label, all, value, onChange, children }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <Select id={id} value={value} onChange={onChange}>
        <option value="">{all}</option>
        {children}
      </Select>
    </div>
  )
}

function PictureCard({ picture, href }: { readonly picture: ComparedPicture; readonly href: string }) {
  const { name, standing, title } = picture
  const parts = parsePictureName(name)
  if (parts === undefined) return null
  return (
    <li className={styles.card}>
      <a href={href}>
        <img className={styles.thumbnail} src={imageOf(picture)} alt="" loading="lazy" decoding="async" />
        <strong>
          {parts.of} / {parts.variant}
        </strong>
        {parts.group === 'flows' && <span>{title[parts.language]}</span>}
        <span className={styles.kind}>
          {parts.layout}, {parts.language}, {parts.scheme}
        </span>
      </a>
      {standing !== 'equal' && <StandingTag standing={standing} />}
    </li>
  )
}
