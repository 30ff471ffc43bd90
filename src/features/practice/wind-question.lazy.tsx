import { Trans, useLingui } from '@lingui/react/macro'
import { assignInlineVars } from '@vanilla-extract/dynamic'
import { brand } from '#theme/tokens.css.ts'
import { Text } from '#ui/content/text.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import * as styles from './practice.css.ts'
import type { QuestionProps, Questions } from './practice-props.ts'
import { QuestionHeading } from './question-heading.tsx'
import { Verdict } from './verdict.lazy.tsx'
import * as ownStyles from './wind-question.css.ts'

/** Wind and its gusts in m/s, one after the other. */
const windReadings = [
  { mean: 8, gust: 12 },
  { mean: 11, gust: 17 },
  { mean: 12, gust: 14 },
] as const
/** Gust in m/s above which the load is set down and work stops (lesson 10 of the course). */
const limit = 15

/** End of the gauge in m/s, and the angle of its ends from the top in degrees. */
const gauge = { end: 20, angle: 120 }
const angleOf = (speed: number) => (speed / gauge.end) * 2 * gauge.angle - gauge.angle

/** Reads a wind gauge, and decides whether the crane may go on. */
function WindQuestion({ index, isAnswered, wasRight, onAnswer, onNext }: QuestionProps) {
  const { t } = useLingui()
  const number = index + 1
  const count = windReadings.length
  const { mean, gust } = windReadings[index] ?? windReadings[0]
  const mustStop = gust > limit
  return (
    <div className={styles.practice}>
      <svg
        className={styles.picture}
        viewBox="0 0 400 400"
        role="img"
        aria-label={t`Wind gauge: ${mean} m/s, in gusts ${gust} m/s`}
        style={assignInlineVars({ [ownStyles.mean]: `${angleOf(mean)}deg`, [ownStyles.gust]: `${angleOf(gust)}deg` })}
      >
        <Site />
        <circle cx="200" cy="210" r="150" fill="#15202B" />
        <circle cx="200" cy="210" r="138" fill="#F9F2E3" />
        <path d={ticks(1, 14, 0)} stroke="#15202B" strokeWidth="2" />
        <path d={ticks(5, 26, 0)} stroke="#15202B" strokeWidth="5" />
        {[0, 5, 10, 15, 20].map((speed) => (
          <text
            key={speed}
            {...pointAt(speed, 84)}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="22"
            fontWeight="600"
            fill="#15202B"
          >
            {speed}
          </text>
        ))}
        <text x="200" y="296" textAnchor="middle" fontSize="18" fill="#55606B">
          m/s
        </text>
        <g className={ownStyles.gustNeedle}>
          <path d="M200 210V92" stroke={brand.signal} strokeWidth="3" strokeDasharray="6 6" />
        </g>
        <g className={ownStyles.needle}>
          <path fill={brand.signal} d="M194 224L198 88H202L206 224Z" />
        </g>
        <circle cx="200" cy="210" r="13" fill="#15202B" />
      </svg>
      <div className={styles.panel}>
        <Text as="p" size="small" muted numeric>
          <Trans>
            {number} of {count}
          </Trans>
        </Text>
        <QuestionHeading>
          <Trans>Two tonnes hang on the hook. What do you signal?</Trans>
        </QuestionHeading>
        <Text as="p" muted>
          <Trans>Read the gauge for a moment. The needle shows the gusts.</Trans>
        </Text>
        <div role="status">
          {isAnswered && <Verdict wasRight={wasRight} />}{' '}
          {isAnswered &&
            (mustStop ? (
              <Trans>
                Gusts reach {gust} m/s. Above {limit} m/s the load is set down and work stops.
              </Trans>
            ) : (
              <Trans>
                Gusts stay at {gust} m/s, below the limit of {limit} m/s. The lift goes on.
              </Trans>
            ))}
        </div>
        {isAnswered ? (
          <Button onClick={onNext} autoFocus>
            {number === count ? <Trans>See the result</Trans> : <Trans>Next reading</Trans>}
          </Button>
        ) : (
          <Cluster gap={2}>
            <Button onClick={() => onAnswer(mustStop ? 0 : 1)}>
              <Trans>Keep hoisting</Trans>
            </Button>
            <Button onClick={() => onAnswer(mustStop ? 1 : 0)}>
              <Trans>Set down and stop</Trans>
            </Button>
          </Cluster>
        )}
      </div>
    </div>
  )
}

export const windQuestions: Questions = {
  points: windReadings.map(() => 1),
  renderQuestion: (props) => <WindQuestion {...props} />,
}

/** A point on the gauge at this speed, so many units from its middle. */
function pointAt(speed: number, radius: number): { x: number; y: number } {
  const radians = (angleOf(speed) * Math.PI) / 180
  return { x: Math.round(200 + radius * Math.sin(radians)), y: Math.round(210 - radius * Math.cos(radians)) }
}

/** Ticks of the gauge, one for every `step` m/s, from its edge inwards. */
function ticks(step: number, length: number, from: number): string {
  const outer = 132
  return Array.from({ length: gauge.end / step + 1 }, (_, index) => {
    const [start, end] = [pointAt(from + index * step, outer), pointAt(from + index * step, outer - length)]
    return `M${start.x} ${start.y}L${end.x} ${end.y}`
  }).join('')
}

/** The site behind the gauge: sky, a crane with its load. */
function Site() {
  return (
    <>
      <path fill="#F4E2BC" d="M0 0H400V400H0Z" />
      <path fill="#ECC271" opacity=".6" d="M0 330H400V400H0Z" />
      <path stroke="#DB9A2C" strokeWidth="6" d="M40 400V30M66 400V30M10 40H390M10 54H390" />
      <path
        stroke="#DB9A2C"
        strokeWidth="3"
        d="M40 390L66 350L40 310L66 270L40 230L66 190L40 150L66 110L40 70"
        fill="none"
      />
      <path stroke="#15202B" strokeWidth="2" d="M372 54V92" />
      <path fill="#4C5A64" d="M352 92H392V104H352Z" />
    </>
  )
}
