import { Trans, useLingui } from '@lingui/react/macro'
import { type PointerEvent, useState } from 'react'
import hills from '#illustrations/kit/pilot/subjects/horizon.svg'
import night from '#illustrations/kit/pilot/subjects/night-city.svg'
import cockpit from '#illustrations/kit/pilot/subjects/panel.svg'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import * as styles from './practice.css.ts'
import type { QuestionProps, Questions } from './practice-props.ts'
import { PracticeRange } from './practice-range.tsx'
import { QuestionHeading } from './question-heading.tsx'
import { Verdict } from './verdict.lazy.tsx'

/** Approaches by day and by night, with the angle in degrees at which each begins. */
const approaches = [
  { start: 4.3, isNight: false },
  { start: 1.9, isNight: true },
] as const
/** Angles in degrees that can be flown, and the smallest change. */
const range = { from: 1.5, to: 5, step: 0.1 }
/**
 * Angles in degrees of the four lights of a PAPI for an approach of three degrees, from the outer one to the runway
 * (ICAO Annex 14). Seen from above its angle a light is white, from below it is red.
 */
const lights = [2.5, 2.83, 3.17, 3.5]

/** Picture of the runway: height of the horizon, units per radian, and distances in metres. */
const view = { horizon: 150, focal: 1300 }
const runway = { threshold: 700, end: 2500, halfWidth: 22, lights: 1000 }

/** Holds the approach angle by the four lights beside a runway, dragged on the picture or moved by keys. */
function ApproachQuestion({ index, isAnswered, wasRight, onAnswer, onNext }: QuestionProps) {
  const { t } = useLingui()
  const { start, isNight } = approaches[index] ?? approaches[0]
  const [angle, setAngle] = useState<number>(start)
  const [grasp, setGrasp] = useState<{ readonly y: number; readonly angle: number }>()
  const white = lights.filter((light) => angle > light).length
  const red = lights.length - white
  const drag = (event: PointerEvent<SVGSVGElement>) => {
    if (!grasp || isAnswered) return
    const { height } = event.currentTarget.getBoundingClientRect()
    setAngle(inRange(grasp.angle - ((event.clientY - grasp.y) / height) * 4))
  }
  return (
    <div className={styles.practice}>
      <svg
        className={`${styles.picture} ${styles.draggable}`}
        viewBox="0 0 400 400"
        role="img"
        aria-label={t`Runway ahead, with four lights on its left: ${white} white, ${red} red`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          setGrasp({ y: event.clientY, angle })
        }}
        onPointerMove={drag}
        onPointerUp={() => setGrasp(undefined)}
        onPointerCancel={() => setGrasp(undefined)}
      >
        <Scene angle={angle} isNight={isNight} />
      </svg>
      <div className={styles.panel}>
        <QuestionHeading>
          {isNight ? (
            <Trans>Now by night, with nothing but lights. Fly three degrees again.</Trans>
          ) : (
            <Trans>Fly down to the runway at three degrees.</Trans>
          )}
        </QuestionHeading>
        <Text as="p" muted>
          <Trans>Drag the picture up to climb and down to sink. The four lights on the left tell the angle.</Trans>
        </Text>
        <PracticeRange
          {...range}
          label={t`Height`}
          value={angle}
          valueText={t`${white} white, ${red} red`}
          isLocked={isAnswered}
          onChange={(chosen) => setAngle(inRange(chosen))}
        />
        <div role="status">
          {isAnswered && (
            <>
              <Verdict wasRight={wasRight} /> <Explanation angle={angle} isNight={isNight} />
            </>
          )}
        </div>
        {isAnswered ? (
          <Button onClick={onNext} autoFocus>
            {isNight ? <Trans>See the result</Trans> : <Trans>Next approach</Trans>}
          </Button>
        ) : (
          <Button onClick={() => onAnswer(white === red ? 1 : 0)}>
            <Trans>Hold this angle</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

export const approachQuestions: Questions = {
  points: approaches.map(() => 1),
  renderQuestion: (props) => <ApproachQuestion {...props} />,
}

function inRange(angle: number): number {
  return Math.round(Math.min(range.to, Math.max(range.from, angle)) * 10) / 10
}

function Explanation({ angle, isNight }: { readonly angle: number; readonly isNight: boolean }) {
  if (angle > 3.17) {
    return <Trans>{angle}° is too high: white means above the path. Two white and two red are three degrees.</Trans>
  }
  if (angle < 2.83) {
    return <Trans>{angle}° is too low: red means below the path. Two white and two red are three degrees.</Trans>
  }
  return isNight ? (
    <Trans>Two white, two red. In the dark the eye alone takes you down too low, the lights don’t.</Trans>
  ) : (
    <Trans>Two white, two red. At 90 knots you sink 480 feet a minute.</Trans>
  )
}

/** The ground from the cockpit, in the perspective of an approach at this angle. */
function Scene({ angle, isNight }: { readonly angle: number; readonly isNight: boolean }) {
  const height = runway.lights * Math.tan((angle * Math.PI) / 180)
  /** A point of the ground, in metres ahead and to the right. */
  const point = (ahead: number, right: number) => [
    Math.round(200 + (view.focal * right) / ahead),
    Math.round(view.horizon + (view.focal * height) / ahead),
  ]
  const strip = (from: number, to: number, left: number, right: number) =>
    `M${point(from, left)}L${point(from, right)}L${point(to, right)}L${point(to, left)}Z`
  const { threshold, end, halfWidth } = runway
  const edges = Array.from({ length: 9 }, (_, at) => threshold + (at * (end - threshold)) / 8)
  return (
    <>
      <rect width="400" height="400" fill={isNight ? '#15202B' : '#7FA06A'} />
      <image href={isNight ? night : hills} x="-10" y="-116" width="420" height="420" />
      {/* Over the lights of the kit's own runway. */}
      {isNight && <rect x="168" y="100" width="64" height="50" fill="#15202B" />}
      <rect y={view.horizon} width="400" height="250" fill={isNight ? '#0D151D' : '#7FA06A'} />
      <path d={strip(threshold, end, -halfWidth, halfWidth)} fill={isNight ? '#15202B' : '#33414D'} />
      {!isNight && (
        <path
          d={
            [-17, -11, -5, 5, 11, 17]
              .map((right) => strip(threshold + 15, threshold + 60, right - 2, right + 2))
              .join('') + [0, 1, 2, 3, 4].map((at) => strip(900 + at * 320, 1040 + at * 320, -1.2, 1.2)).join('')
          }
          fill="#FFF"
        />
      )}
      {isNight &&
        edges.flatMap((ahead) =>
          [-halfWidth, halfWidth].map((right) => {
            const [cx, cy] = point(ahead, right)
            return <circle key={`${ahead} ${right}`} cx={cx} cy={cy} r={2.4} fill="#F3E6B8" />
          }),
        )}
      {lights.map((light, at) => {
        const [cx, cy] = point(runway.lights, -64 + at * 9)
        return (
          <circle
            key={light}
            cx={cx}
            cy={cy}
            r="5.5"
            fill={angle > light ? '#FFF' : '#E5341C'}
            stroke="#15202B"
            strokeWidth="1.5"
          />
        )
      })}
      <image href={cockpit} x="-20" y="-14" width="440" height="440" />
    </>
  )
}
