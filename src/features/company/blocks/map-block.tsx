import { Trans, useLingui } from '@lingui/react/macro'
import { mapSize, pointsOf } from '#contract/content-files/page-blocks.ts'
import type { BlockOf } from '#contract/pages/company-page.ts'
import { useCompany } from '#lib/company/use-company.ts'
import { Text } from '#ui/content/text.tsx'
import * as styles from './map-block.css.ts'
import { boxOf, frameOf, lengthOf, type Point, pathData, stepAt } from './map-geometry.ts'

type MapData = BlockOf<'map'>

const streetWidths = { wide: 34, normal: 22, narrow: 12 } as const
/** Every fourth minute has a long tick and its number. */
const longTick = 4

/** Map of the way from a station to the company: the whole of it on wide screens, the way alone on others. */
export function MapBlock({ block }: { readonly block: MapData }) {
  const { picture_text: label, route } = block
  const [left, top, width, height] = frameOf(pointsOf(route))
  const isOnNarrow = ({ at }: NonNullable<MapData['labels']>[number]) => {
    const [[x, y] = [0, 0]] = pointsOf(at)
    return x > left && x < left + width - 110 && y > top && y < top + height
  }
  return (
    <>
      <div className={styles.frame}>
        <svg className={styles.wide} viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} role="img" aria-label={label}>
          <Ground map={block} />
          <Labels labels={block.labels ?? []} />
          <Ends map={block} from={0} until={mapSize.width} isNarrow={false} />
          <Scale at={[24, 24]} units={block.scale} />
        </svg>
        <svg className={styles.narrow} viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={label}>
          <Ground map={block} />
          <Labels labels={(block.labels ?? []).filter(isOnNarrow)} />
          <Ends map={block} from={left} until={left + width} isNarrow />
          <Scale at={[left + 16, top + 14]} units={block.scale} />
        </svg>
      </div>
      <Text as="p" size="small" muted marginTop={2}>
        <Trans>Each tick on the route is one minute’s walk, to scale.</Trans>
      </Text>
    </>
  )
}

/** Streets, houses, the railway and the way on foot with its minutes. */
function Ground({ map }: { readonly map: MapData }) {
  return (
    <>
      <rect className={styles.ground} width={mapSize.width} height={mapSize.height} />
      <Areas map={map} kind="water" />
      <g className={styles.street}>
        {map.streets.map(({ points, width }) => (
          <path key={points} strokeWidth={streetWidths[width]} d={pathData(pointsOf(points))} />
        ))}
      </g>
      <Areas map={map} kind="park" />
      {map.buildings?.map((building) => {
        const [x, y, width, height] = building.split(' ')
        return <rect key={building} className={styles.building} x={x} y={y} width={width} height={height} />
      })}
      {map.railway !== undefined && <path className={styles.railway} d={pathData(pointsOf(map.railway))} />}
      <Route map={map} />
    </>
  )
}

function Areas({ map, kind }: { readonly map: MapData; readonly kind: keyof typeof styles.areas }) {
  return map.areas
    ?.filter((area) => area.kind === kind)
    .map(({ points }) => <path key={points} className={styles.areas[kind]} d={`${pathData(pointsOf(points))}Z`} />)
}

/** The way with a tick for each minute, on its left. */
function Route({ map: { route, minutes } }: { readonly map: MapData }) {
  const { t } = useLingui()
  const way = pointsOf(route)
  const minute = lengthOf(way) / minutes
  const ticks = Array.from({ length: minutes + 1 }, (_, passed) => {
    const {
      at: [x, y],
      direction: [dx, dy],
    } = stepAt(way, minute * passed)
    const size = passed % longTick === 0 || passed === minutes ? 15 : 9
    return `M${x} ${y}l${size * dy} ${-size * dx}`
  })
  const numbered = [longTick, minutes].filter((passed, index) => passed < minutes || index > 0)
  return (
    <>
      <path className={styles.route} d={pathData(way)} />
      <path className={styles.tick} d={ticks.join('')} />
      {numbered.map((passed) => {
        // The last one keeps away from the building.
        const beside = passed === minutes ? -26 : 10
        const { at, direction } = stepAt(way, minute * passed + beside)
        const isUpright = Math.abs(direction[1]) > Math.abs(direction[0])
        return (
          <text
            key={passed}
            className={styles.strong}
            x={at[0] + (isUpright ? 15 : 0)}
            y={at[1] + (isUpright ? 0 : 26)}
            textAnchor={isUpright ? 'start' : 'middle'}
          >
            {t`${passed} min`}
          </text>
        )
      })}
    </>
  )
}

function Labels({ labels }: { readonly labels: NonNullable<MapData['labels']> }) {
  return labels.map(({ name, at, upright = false }) => {
    const [[x, y] = [0, 0]] = pointsOf(at)
    return (
      <text key={`${name} ${at}`} x={x} y={y} transform={upright ? `rotate(-90 ${x} ${y})` : undefined}>
        {name}
      </text>
    )
  })
}

interface EndsProps {
  readonly map: MapData
  /** Edges of what is seen. */
  readonly from: number
  readonly until: number
  /** Whether the texts are large for a narrow screen. */
  readonly isNarrow: boolean
}

/** The station at the beginning of the way, and the company's building at its end. */
function Ends({ map: { route, station, exit, building }, from, until, isNarrow }: EndsProps) {
  const { name } = useCompany()
  const way = pointsOf(route)
  const [[fromX, fromY] = [0, 0]] = way
  const [toX, toY] = way.at(-1) ?? [0, 0]
  const edges = { size: isNarrow ? 25 : 15, from: from + 4, until: until - 4 }
  const stationBox = boxOf(station, { ...edges, x: fromX, least: 100 })
  const companyBox = boxOf(name, { ...edges, x: toX, least: 116 })
  const height = isNarrow ? 40 : 32
  const lowered = isNarrow ? 4 : 0
  return (
    <>
      <rect
        className={styles.ink}
        x={stationBox.left}
        y={fromY + 20 - height / 2}
        width={stationBox.width}
        height={height}
        rx="6"
      />
      <text
        className={styles.onInk}
        x={stationBox.left + stationBox.width / 2}
        y={fromY + 25 + lowered}
        textAnchor="middle"
      >
        {station}
      </text>
      {exit !== undefined && (
        <text className={styles.strong} x={fromX + 18} y={fromY - 8 - lowered / 2}>
          {exit}
        </text>
      )}
      <rect className={styles.ink} x={companyBox.left} y={toY - 56} width={companyBox.width} height="56" />
      <text
        className={styles.onInk}
        x={companyBox.left + companyBox.width / 2}
        y={toY - 23 + lowered}
        textAnchor="middle"
      >
        {name}
      </text>
      {building !== undefined && (
        <text
          className={styles.strong}
          x={isNarrow ? companyBox.left + companyBox.width : companyBox.left}
          y={toY - 68}
          textAnchor={isNarrow ? 'end' : 'start'}
        >
          {building}
        </text>
      )}
    </>
  )
}

/** How long 100 metres are, with a tick for every ten. */
function Scale({ at: [x, y], units }: { readonly at: Point; readonly units: number }) {
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const tick = 16.5 + (index * (units - 1)) / 10
    return `M${tick} 42v${index % 5 === 0 ? -13 : -7}`
  })
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.paper} width={units + 31} height="56" rx="6" />
      <path className={styles.rule} d={`M16 42.5h${units}${ticks.join('')}`} />
      <text className={styles.strong} x="16" y="22">
        100m
      </text>
    </g>
  )
}
