import { AsyncContent } from '../../../src/ui/feedback/async-content.tsx'
import { EmptyState } from '../../../src/ui/feedback/empty-state.tsx'
import { ErrorIllustration } from '../../../src/ui/feedback/error-illustration.tsx'
import { Skeleton } from '../../../src/ui/feedback/skeleton.tsx'
import { Countdown } from '../../../src/ui/form/countdown.tsx'
import { DayMeter } from '../../../src/ui/form/day-meter.tsx'
import { Gauge } from '../../../src/ui/form/gauge.tsx'
import { TimeLeft } from '../../../src/ui/form/time-left.tsx'
import { Meter } from '../../../src/ui/pictures/meter.tsx'
import { MeterScale } from '../../../src/ui/pictures/meter-scale.tsx'
import { type ComponentExample, everyOf, type VariantOf } from './component-example.ts'

const meterHeights = everyOf<VariantOf<typeof Meter, 'height'>>()(['low', 'normal', 'high'])
const emptyStateFrames = everyOf<VariantOf<typeof EmptyState, 'frame'>>()(['page', 'dashed'])
const ignore = () => undefined

/** Progress, and pages without content. */
export const progressExamples: readonly ComponentExample[] = [
  {
    name: 'Meter, Countdown, TimeLeft, DayMeter',
    render: ({ text }) => (
      <div data-field="pilot">
        {meterHeights.map((height) => (
          <Meter key={height} length={12} filled={3} height={height} label={text.lessons}>
            12
          </Meter>
        ))}
        <Meter length={24} filled={6} major={6} full hued label={text.hours} />
        <Meter length={24} offset={2} filled={4} major={6} full label={text.hours} />
        <MeterScale>
          <span>0</span>
          <span>24</span>
        </MeterScale>
        <Gauge>
          <Meter length={5} filled={2} />
          <p>
            <b>2</b> <span>{text.left}</span>
          </p>
        </Gauge>
        <Countdown left={75} total={180} tick={10} major={6}>
          {text.left}
        </Countdown>
        <TimeLeft left={75} total={180} label={text.left} />
        <DayMeter passed={6} left={text.left}>
          {text.left}
        </DayMeter>
      </div>
    ),
  },
  {
    name: 'AsyncContent, Skeleton',
    render: ({ text }) => (
      <>
        {[
          { key: 'loading', data: undefined, errorText: undefined },
          { key: 'failed', data: undefined, errorText: text.sentence },
          { key: 'loaded', data: 12, errorText: undefined },
        ].map(({ key, data, errorText }) => (
          <AsyncContent
            key={key}
            data={data}
            errorText={errorText}
            errorTitle={text.title}
            onRetry={ignore}
            skeleton={<Skeleton />}
          >
            {(count) => <p>{count}</p>}
          </AsyncContent>
        ))}
      </>
    ),
  },
  {
    name: 'EmptyState',
    render: ({ text }) => (
      <>
        {emptyStateFrames.map((frame) => (
          <EmptyState key={frame} frame={frame}>
            <h3>{text.title}</h3>
            <p>{text.sentence}</p>
          </EmptyState>
        ))}
        <EmptyState>
          <ErrorIllustration />
          <h3>{text.title}</h3>
        </EmptyState>
      </>
    ),
  },
]
