import { textIn } from '@portal/contract/core/text'
import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { moneyLocale } from '@portal/contract/core/currencies'
import { parties, partyNames } from '@portal/contract/projections/constants'
import { profitsAt } from '@portal/contract/projections/profits'
import type { ProjectionSheet } from '@portal/contract/projections/sheet'
import { useChartSigns } from '#core/dashboard/chart-signs.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { numberText } from '#core/formats/numbers.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './projection.module.css'
import { texts } from './texts.ts'

const colors = {
  empresa: 'var(--chart-company)',
  master: 'var(--chart-master)',
  distribuidor: 'var(--chart-distributor)',
}

/** Without the currency, which is in the heading. */
const axisText = (amount: number) => numberText(amount, moneyLocale)

/** The profit of each of the three parties on one unit, by range. Loaded separately: see `results.tsx`. */
export default function ProfitChart({ sheet }: { sheet: ProjectionSheet }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const data = sheet.rangos.map(({ desde, hasta, precio }) => ({
    range: t.range(number(desde), hasta === null ? null : number(hasta)),
    ...profitsAt(sheet, precio, 1),
  }))
  const series = parties.map((party, place) => ({
    name: party,
    label: textIn(partyNames[party], language),
    color: colors[party],
    place,
  }))
  const signs = useChartSigns(series, 'bars')
  return (
    <div role="img" aria-label={`${t.profits}. ${t.chartAbout}`} className={classes.chart}>
      <BarChart
        h={220}
        data={data}
        dataKey="range"
        type="stacked"
        series={series}
        withBarValueLabel={false}
        tickLine="none"
        gridAxis="x"
        valueFormatter={(value) => moneyText(value)}
        barChartProps={{ stackOffset: 'sign', accessibilityLayer: false, role: 'presentation' }}
        yAxisProps={{ width: 74, tickFormatter: axisText }}
        barProps={({ name }) => ({ fill: signs.fill(name), isAnimationActive: false, maxBarSize: 56 })}
      >
        {signs.defs}
      </BarChart>
      {signs.legend}
    </div>
  )
}
