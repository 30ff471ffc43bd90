import { Trans, useLingui } from '@lingui/react/macro'
import { Icon } from '../../../ui/pictures/icon.tsx'
import type { IconName } from '../../../ui/pictures/icon-names.ts'
import sprite from '../../../ui/pictures/icons.svg?url&no-inline'
import { Meter } from '../../../ui/pictures/meter.tsx'
import { sizes, type IconSize } from './icons-search.ts'
import * as styles from './icon-sheet.css.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { DefinitionList, DefinitionItem } from '../../../ui/content/definition-list.tsx'
import { MeterScale } from '../../../ui/pictures/meter-scale.tsx'

/** Units of an icon's box, and of the original drawings. */
const box = 1024
const drawnBox = 24
const drawnStroke = 1.75
const ticks = 16

interface IconSheetProps {
  readonly name: IconName
  readonly size: IconSize
  readonly copied: boolean
  readonly onCopy: (name: IconName) => void
}

/** One icon on its grid, with its size. */
export function IconSheet({ name, size, copied, onCopy }: IconSheetProps) {
  const { t } = useLingui()
  const stroke = Math.round((drawnStroke / drawnBox) * box)
  const pixels = ((drawnStroke / drawnBox) * size).toFixed(1)
  return (
    <aside className={styles.sheet} aria-label={name}>
      <div className={styles.box}>
        <svg viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
          <use href={`${sprite}#${name}`} />
        </svg>
      </div>
      <Meter length={ticks} major={4} full label={t`${box} units in ${ticks} ticks`} />
      <MeterScale>
        <span>0</span>
        <span>{box / 2}</span>
        <span>{box}</span>
      </MeterScale>
      <h2>
        <code>{name}</code>
      </h2>
      <DefinitionList>
        <DefinitionItem name={<Trans>Box</Trans>}>
          {box} × {box}
        </DefinitionItem>
        <DefinitionItem name={<Trans>Line</Trans>}>
          <Trans>
            {stroke}, {pixels} at size {size}
          </Trans>
        </DefinitionItem>
        <DefinitionItem name={<Trans>One tick</Trans>}>{box / ticks}</DefinitionItem>
      </DefinitionList>
      <ul className={styles.sizes}>
        {sizes.map((each) => (
          <li key={each}>
            <Icon name={name} size={each} />
            <small>{each}</small>
          </li>
        ))}
      </ul>
      <Button fullWidth onClick={() => onCopy(name)}>
        <Icon name={copied ? 'check' : 'copy'} size={20} />
        {copied ? <Trans>Name copied</Trans> : <Trans>Copy the name</Trans>}
      </Button>
    </aside>
  )
}
