import type { LinkOptions } from '@tanstack/react-router'
import { ChipLink, Chips } from './chips.tsx'

interface FilterChip<Code extends string> {
  /** Undefined for the chip that filters nothing. */
  readonly code: Code | undefined
  readonly name: string
  /** Number of entries. */
  readonly count?: number
}

interface FilterChipsProps<Code extends string> {
  /** What the chips choose from. */
  readonly label: string
  readonly chips: readonly FilterChip<Code>[]
  /** Code of the chosen chip. */
  readonly current: Code | undefined
  readonly link: (code: Code | undefined) => LinkOptions
}

/** Links that filter a list, each with its number of entries. They scroll on one line where the screen is too narrow. */
export function FilterChips<Code extends string>({ label, chips, current, link }: FilterChipsProps<Code>) {
  return (
    <Chips scrollable aria-label={label}>
      {chips.map(({ code, name, count }) => (
        <ChipLink key={code ?? ''} {...link(code)} aria-current={code === current ? 'true' : undefined}>
          <span>{name}</span>
          {count !== undefined && (
            <>
              {' '}
              <small>{count}</small>
            </>
          )}
        </ChipLink>
      ))}
    </Chips>
  )
}
