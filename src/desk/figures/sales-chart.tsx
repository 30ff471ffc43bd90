import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { color } from '#theme/tokens.css.ts'
import { plot } from './figures.css.ts'

interface SalesChartRow {
  readonly name: string
  /** Number of orders, formatted. */
  readonly orders: string
  /** Won. */
  readonly sales: number
  readonly refunds: number
}

interface SalesChartProps {
  readonly rows: readonly SalesChartRow[]
  readonly names: { readonly orders: string; readonly sales: string; readonly refunds: string }
  /** Days follow each other from left to right; other rows are below each other, so that their names have room. */
  readonly areDays: boolean
  readonly format: (won: number) => string
}

const text = { fontSize: 14 }
/** Pixels of the plot of days, of a row below another one, and of what is around the rows. */
const heights = { days: 280, row: 48, around: 80 } as const

/** Sales and refunds beside each other. The table below has the same figures, so screen readers pass it over. */
export default function SalesChart({ rows, names, areDays, format }: SalesChartProps) {
  return (
    <div className={plot} aria-hidden="true">
      <ResponsiveContainer width="100%" height={areDays ? heights.days : rows.length * heights.row + heights.around}>
        <BarChart
          data={[...rows]}
          layout={areDays ? 'horizontal' : 'vertical'}
          margin={{ top: 8, right: 8, bottom: 8, left: 8 }}
          accessibilityLayer={false}
        >
          <CartesianGrid vertical={!areDays} horizontal={areDays} stroke={color.line} />
          {areDays ? (
            <>
              <XAxis dataKey="name" stroke={color.ink2} tick={text} minTickGap={16} />
              <YAxis width={90} stroke={color.ink2} tick={text} tickFormatter={format} />
            </>
          ) : (
            <>
              <XAxis type="number" stroke={color.ink2} tick={text} tickFormatter={format} minTickGap={16} />
              <YAxis type="category" dataKey="name" width={140} interval={0} stroke={color.ink2} tick={text} />
            </>
          )}
          <Tooltip
            formatter={(value) => format(Number(value))}
            labelFormatter={(label, [bar]) => `${label} · ${names.orders} ${ordersOf(bar?.payload)}`}
            contentStyle={{ background: color.surface, border: `1px solid ${color.line}`, color: color.ink }}
            cursor={{ fill: color.sunk }}
          />
          <Legend verticalAlign="top" align="left" height={32} />
          <Bar dataKey="sales" name={names.sales} fill={color.second} isAnimationActive={false} />
          <Bar dataKey="refunds" name={names.refunds} fill={color.error} isAnimationActive={false} />
        </BarChart>
      </ResponsiveContainer>
    </div>
  )
}

function ordersOf(row: unknown): string {
  return typeof row === 'object' && row !== null && 'orders' in row ? String(row.orders) : ''
}
