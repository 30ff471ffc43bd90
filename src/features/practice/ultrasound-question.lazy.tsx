import { Trans, useLingui } from '@lingui/react/macro'
import { type PointerEvent, useState } from 'react'
import { brand } from '#theme/tokens.css.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import * as styles from './practice.css.ts'
import type { QuestionProps, Questions } from './practice-props.ts'
import { PracticeRange } from './practice-range.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { Verdict } from './verdict.lazy.tsx'

/** Units of the picture per millimetre. */
const unitsPerMm = 4
/** Outer edges of the artery's wall in the picture, and the diameter between them in mm. */
const wall = { top: 150, bottom: 286 }
const diameterMm = (wall.bottom - wall.top) / unitsPerMm
/** How far a measurement may be off, in mm. */
const toleranceMm = 2
/** Where the callipers begin and may go, in units of the picture. */
const start = { top: 96, bottom: 340 }
const range = { from: 60, to: 380 }

/** Measures the diameter of an aorta by two callipers, dragged on the picture or moved by keys. */
function UltrasoundQuestion({ isAnswered, wasRight, onAnswer, onNext }: QuestionProps) {
  const { t } = useLingui()
  const [at, setAt] = useState(start)
  const [dragged, setDragged] = useState<keyof typeof start>()
  const measuredMm = Math.round(Math.abs(at.bottom - at.top) / unitsPerMm)
  const yOf = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const y = ((event.clientY - box.top) / box.height) * 400
    return Math.round(Math.min(range.to, Math.max(range.from, y)))
  }
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (isAnswered) return
    const y = yOf(event)
    const nearest = Math.abs(y - at.top) <= Math.abs(y - at.bottom) ? 'top' : 'bottom'
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(nearest)
    setAt({ ...at, [nearest]: y })
  }
  const calliper = {
    ...range,
    step: unitsPerMm / 2,
    valueText: t`${measuredMm} mm apart`,
    isLocked: isAnswered,
  }
  return (
    <div className={styles.practice}>
      <svg
        className={`${styles.picture} ${styles.draggable}`}
        viewBox="0 0 400 400"
        role="img"
        aria-label={t`Ultrasound of an aorta, cut across, with two callipers`}
        onPointerDown={drag}
        onPointerMove={(event) => dragged && !isAnswered && setAt({ ...at, [dragged]: yOf(event) })}
        onPointerUp={() => setDragged(undefined)}
        onPointerCancel={() => setDragged(undefined)}
      >
        <Section />
        {isAnswered && (
          <path
            d={`M120 ${wall.top}H280M120 ${wall.bottom}H280`}
            stroke="#8CC7A2"
            strokeWidth="2"
            strokeDasharray="5 4"
          />
        )}
        <path d={`M200 ${at.top}V${at.bottom}`} stroke={brand.signal} strokeWidth="2" strokeDasharray="3 5" />
        <Calliper y={at.top} />
        <Calliper y={at.bottom} />
      </svg>
      <div className={styles.panel}>
        <QuestionHeading>
          <Trans>How wide is this aorta?</Trans>
        </QuestionHeading>
        <Text as="p" muted>
          <Trans>Drag the two crosses to the outer edges of the bright wall. One tick is 1 cm.</Trans>
        </Text>
        <div className={styles.ranges}>
          <PracticeRange
            label={t`Upper calliper`}
            value={at.top}
            {...calliper}
            onChange={(top) => setAt({ ...at, top })}
          />
          <PracticeRange
            label={t`Lower calliper`}
            value={at.bottom}
            {...calliper}
            onChange={(bottom) => setAt({ ...at, bottom })}
          />
        </div>
        <div role="status">
          {isAnswered && (
            <>
              <Verdict wasRight={wasRight} /> <Explanation measuredMm={measuredMm} />
            </>
          )}
        </div>
        {isAnswered ? (
          <Button onClick={onNext} autoFocus>
            <Trans>See the result</Trans>
          </Button>
        ) : (
          <Button onClick={() => onAnswer(isClose(measuredMm) ? 1 : 0)}>
            <Trans>Measure: {measuredMm} mm</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

export const ultrasoundQuestions: Questions = {
  points: [1],
  renderQuestion: (props) => <UltrasoundQuestion {...props} />,
}

const isClose = (measuredMm: number) => Math.abs(measuredMm - diameterMm) <= toleranceMm

function Explanation({ measuredMm }: { measuredMm: number }) {
  if (isClose(measuredMm)) {
    return <Trans>{diameterMm} mm from outer wall to outer wall. An aorta wider than 30 mm is followed up.</Trans>
  }
  if (measuredMm < diameterMm) {
    return (
      <Trans>
        {measuredMm} mm is too small. The bright wall belongs to it: {diameterMm} mm.
      </Trans>
    )
  }
  return (
    <Trans>
      {measuredMm} mm is too large. The crosses belong on the edge of the wall: {diameterMm} mm.
    </Trans>
  )
}

function Calliper({ y }: { y: number }) {
  return (
    <g transform={`translate(200 ${y})`}>
      <circle r="22" fill={brand.signal} fillOpacity=".18" />
      <path d="M-12 0H12M0-12V12" stroke={brand.signal} strokeWidth="3" />
    </g>
  )
}

/** The aorta in front of the spine, in the fan of a convex probe. */
function Section() {
  return (
    <>
      <path fill="#0E161C" d="M0 0H400V400H0Z" />
      <path fill="#22343A" d="M160 30Q200 44 240 30L392 330Q200 440 8 330Z" />
      <path fill="#2D454B" d="M150 62Q200 78 250 62L272 112Q200 132 128 112Z" />
      <path
        fill="#33505A"
        opacity=".7"
        d="M84 200Q60 250 96 300Q140 322 132 262Q128 214 84 200ZM316 190Q350 236 322 300Q276 326 270 262Q280 212 316 190Z"
      />
      <ellipse cx="200" cy="218" rx="74" ry="68" fill="#C9DAD8" />
      <ellipse cx="200" cy="218" rx="64" ry="58" fill="#0B1419" />
      <path fill="#C9DAD8" opacity=".85" d="M130 330Q200 290 270 330Q262 344 200 326Q138 344 130 330Z" />
      <path fill="#080E12" d="M138 344Q200 330 262 344L280 392H120Z" />
      <path
        stroke="#9CC9C2"
        strokeWidth="2"
        d={Array.from({ length: 9 }, (_, cm) => `M384 ${30 + cm * 10 * unitsPerMm}h${cm % 5 === 0 ? -16 : -9}`).join(
          '',
        )}
      />
    </>
  )
}
