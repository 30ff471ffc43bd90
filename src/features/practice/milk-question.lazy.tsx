import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useState } from 'react'
import jug from '#illustrations/kit/job/subjects/milk-jug.svg'
import { calm } from '#theme/conditions.ts'
import { brand } from '#theme/tokens.css.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import * as styles from './practice.css.ts'
import type { QuestionProps, Questions } from './practice-props.ts'
import { PracticeRange } from './practice-range.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { Verdict } from './verdict.lazy.tsx'

/**
 * Air is drawn in for three seconds, and the milk is rolled until it has 62 °C; past 70 °C it is thrown away (lesson 7 of
 * the course). `start` is the value at which a step begins, `speed` its change per second, `end` where it stops by itself.
 */
const steps = [
  { kind: 'air', start: 0, speed: 1, end: 9, goal: 3, tolerance: 0.6, step: 0.2 },
  { kind: 'heat', start: 22, speed: 6, end: 82, goal: 62, tolerance: 3, step: 1 },
] as const
type Step = (typeof steps)[number]
const spoilt = 70

/** Steams milk: stops the air after three seconds, and the steam at the right temperature. */
function MilkQuestion({ index, isAnswered, wasRight, onAnswer, onNext }: QuestionProps) {
  const { t } = useLingui()
  const step = steps[index] ?? steps[0]
  // With reduced motion the visitor sets where to stop, and nothing moves.
  const [isCalm] = useState(() => matchMedia(calm).matches)
  const [value, setValue] = useState<number>(step.start)
  const [isRunning, setRunning] = useState(false)
  const isAir = step.kind === 'air'
  const shown = shownValue(step, value)
  const stop = (at: number) => {
    setRunning(false)
    onAnswer(offGoal(step, shownValue(step, at)) === 0 ? 1 : 0)
  }
  useRise(step, isRunning, setValue, stop)
  return (
    <div className={styles.practice}>
      <Picture
        step={step}
        value={value}
        isSteaming={isRunning}
        label={isAir ? t`Jug of milk below the steam tip` : t`Jug of milk with a thermometer: ${shown} °C`}
      />
      <div className={styles.panel}>
        <QuestionHeading>
          {isAir ? (
            <Trans>Draw air into the milk for three seconds.</Trans>
          ) : (
            <Trans>Now heat it. Stop when it is right to drink.</Trans>
          )}
        </QuestionHeading>
        <Text as="p" muted>
          {isAir ? (
            <Trans>The tip is at the surface. Count for yourself: no clock runs along.</Trans>
          ) : (
            <Trans>The tip is below the surface and the milk rolls. The goal is 62 °C.</Trans>
          )}
        </Text>
        {isCalm && (
          <PracticeRange
            label={isAir ? t`Seconds of air` : t`Temperature at which you stop`}
            value={value}
            valueText={isAir ? t`${shown} seconds` : t`${shown} °C`}
            from={step.start}
            to={step.end}
            step={step.step}
            isLocked={isAnswered}
            onChange={setValue}
          />
        )}
        <div role="status">
          {isAnswered && (
            <>
              <Verdict wasRight={wasRight} /> <Explanation step={step} shown={shown} />
            </>
          )}
        </div>
        {isAnswered ? (
          <Button onClick={onNext} autoFocus>
            {isAir ? <Trans>Heat the milk</Trans> : <Trans>See the result</Trans>}
          </Button>
        ) : isRunning || isCalm ? (
          <Button variant="strong" onClick={() => stop(value)}>
            {isAir ? <Trans>Stop the air</Trans> : <Trans>Stop the steam</Trans>}
          </Button>
        ) : (
          <Button onClick={() => setRunning(true)}>
            <Trans>Open the steam</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

export const milkQuestions: Questions = {
  points: steps.map(() => 1),
  renderQuestion: (props) => <MilkQuestion {...props} />,
}

/** Seconds to a tenth, whole degrees. */
function shownValue({ kind }: Step, value: number): number {
  return kind === 'air' ? Math.round(value * 10) / 10 : Math.round(value)
}

/** Negative for too little, positive for too much, 0 within the tolerance. */
function offGoal({ goal, tolerance }: Step, shown: number): number {
  const off = Math.round((shown - goal) * 10) / 10
  return Math.abs(off) <= tolerance ? 0 : off
}

/** Lets the value rise while the steam is open, up to the end of the step. */
function useRise(
  step: Step,
  isRunning: boolean,
  onRise: (value: number) => void,
  onEnd: (value: number) => void,
): void {
  const show = useEffectEvent((value: number) => {
    onRise(value)
    if (value === step.end) onEnd(value)
  })
  useEffect(() => {
    if (!isRunning) return
    const begun = performance.now()
    let frame = 0
    const rise = () => {
      const value = Math.min(step.end, step.start + ((performance.now() - begun) / 1000) * step.speed)
      show(value)
      if (value < step.end) frame = requestAnimationFrame(rise)
    }
    frame = requestAnimationFrame(rise)
    return () => cancelAnimationFrame(frame)
  }, [step, isRunning])
}

function Explanation({ step, shown }: { readonly step: Step; readonly shown: number }) {
  if (step.kind === 'air') {
    if (offGoal(step, shown) > 0) return <Trans>{shown} seconds: too much air, and the bubbles grow large.</Trans>
    if (offGoal(step, shown) < 0) return <Trans>{shown} seconds: too little air, the milk stays flat.</Trans>
    return <Trans>{shown} seconds. That is enough for fine foam; from now on the milk only rolls.</Trans>
  }
  if (shown > spoilt) return <Trans>{shown} °C. Milk past 70 °C isn’t used again.</Trans>
  if (offGoal(step, shown) > 0) return <Trans>{shown} °C is too hot. Stop at 62 °C.</Trans>
  if (offGoal(step, shown) < 0) return <Trans>{shown} °C is too cool. Stop at 62 °C.</Trans>
  return <Trans>{shown} °C, close to 62. Past 70 °C it would have to be thrown away.</Trans>
}

/** Ends of the thermometer in °C, and the angle of its ends from the top in degrees. */
const dial = { from: 0, to: 90, angle: 130 }
const angleOf = (celsius: number) => (celsius / dial.to) * 2 * dial.angle - dial.angle

interface PictureProps {
  readonly step: Step
  readonly value: number
  readonly isSteaming: boolean
  readonly label: string
}

/** The jug of the kit with what moves in it: foam, steam tip and the needle of the thermometer. */
function Picture({ step, value, isSteaming, label }: PictureProps) {
  const isAir = step.kind === 'air'
  // The foam of the step before stays.
  const foam = isAir ? Math.min(1, value / 4) : 0.75
  const rise = 112 - foam * 40
  const tip = isAir ? 122 : 131
  return (
    <svg className={styles.picture} viewBox="0 0 400 400" role="img" aria-label={label}>
      <rect width="400" height="400" fill="#FBEFEA" />
      <path fill="#E6C79F" d="M0 350H400V400H0Z" />
      <image href={jug} x="30" y="70" width="300" height="300" />
      {/* Over the steam of the kit, which rises only while the steam is open. */}
      <rect x="100" y="60" width="190" height="57" fill="#FBEFEA" />
      {/* Its front edge is the one of the jug's mouth: milk rises, and never hangs over. */}
      <path fill="#FFF" d={`M114 136C114 ${rise} 246 ${rise} 246 136A66 18 0 0 1 114 136Z`} />
      <path fill="#E4DED3" d="M114 136A66 18 0 0 0 246 136A66 12 0 0 1 114 136Z" />
      {!isAir && <ellipse cx="184" cy="132" rx="24" ry="7" fill="#E4DED3" />}
      <path
        stroke="#6A737B"
        strokeWidth="12"
        strokeLinecap={isAir ? 'round' : 'butt'}
        d={`M196 0V60L184 ${tip}`}
        fill="none"
      />
      {isSteaming && (
        <path
          stroke="#B3ADA3"
          strokeWidth="5"
          strokeLinecap="round"
          fill="none"
          d="M146 96C136 80 156 76 146 60M236 100C226 84 246 80 236 64M262 112C252 96 272 92 262 76"
        />
      )}
      {!isAir && (
        <>
          <circle cx="318" cy="92" r="70" fill="#15202B" />
          <circle cx="318" cy="92" r="62" fill="#FFF" />
          <path
            stroke="#15202B"
            strokeWidth="3"
            d={Array.from({ length: 10 }, (_, at) => tick(at * 10, at % 3 === 0 ? 16 : 9)).join('')}
          />
          {[0, 30, 60, 90].map((celsius) => (
            <text
              key={celsius}
              {...pointAt(celsius, 34)}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize="15"
              fontWeight="600"
              fill="#15202B"
            >
              {celsius}
            </text>
          ))}
          <path fill={brand.signal} d="M315 100L317 38H319L321 100Z" transform={`rotate(${angleOf(value)} 318 92)`} />
          <circle cx="318" cy="92" r="7" fill="#15202B" />
        </>
      )}
    </svg>
  )
}

/** A point on the thermometer at this temperature, so many units from its middle. */
function pointAt(celsius: number, radius: number): { x: number; y: number } {
  const radians = (angleOf(celsius) * Math.PI) / 180
  return { x: Math.round(318 + radius * Math.sin(radians)), y: Math.round(92 - radius * Math.cos(radians)) }
}

function tick(celsius: number, length: number): string {
  const [start, end] = [pointAt(celsius, 58), pointAt(celsius, 58 - length)]
  return `M${start.x} ${start.y}L${end.x} ${end.y}`
}
