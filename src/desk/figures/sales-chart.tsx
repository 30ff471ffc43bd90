import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { color } from '../../theme/tokens.css.ts'
import { plot } from './figures.css.ts'

interface SalesChartProps {
  readonly rows: readonly { readonly name: string; readonly sales: number; readonly refunds: number }[]
  readonly names: { readonly sales: string; readonly refunds: string }
  readonly format: (won: number) => string
}

/** Sales and refunds beside each other. The table below has the same figures, so screen readers pass it over. */
export default function SalesChart({ rows, names, format }: SalesChartProps) {
  return (
    <div className={plot} aria-hidden="true">
      <ResponsiveContainer width="100%" height={280}>
        <BarChart data={[...rows]} margin={{ top: 8, right: 8, bottom: 8, left: 8 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke={color.line} />
          <XAxis dataKey="name" stroke={color.ink2} tick={{ fontSize: 14 }} minTickGap={16} />
          <YAxis width={90} stroke={color.ink2} tick={{ fontSize: 14 }} tickFormatter={format} />
          <Tooltip
            formatter={(value) => format(Number(value))}
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
