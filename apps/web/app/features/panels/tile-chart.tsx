import { textIn } from '@portal/contract/core/text'
import '@mantine/charts/styles.layer.css'
import { BarChart, LineChart } from '@mantine/charts'
import { moneyLocale } from '@portal/contract/core/currencies'
import { tileNames } from '@portal/contract/panels/constants'
import { tileTexts } from '@portal/contract/panels/titles'
import { useNavigate } from 'react-router'
import { useChartSigns } from '#core/dashboard/chart-signs.tsx'
import { axisText } from '#core/formats/dashboard-dates.ts'
import { useFormats, useReader } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { numberText } from '#core/formats/numbers.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import { groupsOf, isByInterval, measureOf, sizeOf, type TileData } from './tile-parts.ts'

/** By the place of a group, so that a status keeps its colour. */
const colours = [
  'var(--panel-1)',
  'var(--panel-2)',
  'var(--panel-3)',
  'var(--panel-4)',
  'var(--panel-5)',
  'var(--panel-6)',
]
const linear: readonly string[] = [tileNames.conversion, tileNames.licensesInForce]

const lookOf = (place: number) => ({ place, color: colours[place % colours.length]! })

interface Props {
  tile: TileData
  /** The address behind a part of the tile. */
  to: (group: string | null, interval: number | null) => string | null
}

/** The chart of a tile; loaded separately: see `tile.tsx`. A bar opens the list behind it. */
export default function TileChart({ tile, to }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const navigate = useNavigate()
  const { number, percent, date } = useFormats()
  const reader = useReader()
  const measure = measureOf(tile)
  const said = (value: number) => {
    if (measure.kind === 'share') return percent(value)
    return measure.kind === 'money' ? moneyText(value, measure.currency) : number(value)
  }
  const onAxis = (value: number) =>
    measure.kind === 'share' ? percent(value) : numberText(value, moneyLocale, { notation: 'compact' })
  const isTimed = isByInterval(tile)
  const groups = groupsOf(tile)
  const unit = unitOf(tile)
  const data = isTimed
    ? tile.intervalos.map(({ desde, hasta }, place) => ({
        name: axisText(desde, reader, unit),
        days: desde === hasta ? date(desde) : `${date(desde)} – ${date(hasta)}`,
        place,
        ...Object.fromEntries(
          groups.map(({ clave }) => {
            const point = tile.puntos.find(({ grupo, intervalo }) => grupo === clave && intervalo === place)
            return [clave, point ? sizeOf(point, measure) : 0]
          }),
        ),
      }))
    : groups.map((group) => ({
        name: textIn(group, language),
        group: group.clave,
        value: sizeOf(tile.puntos.find(({ grupo }) => grupo === group.clave)!, measure),
      }))
  const name = textIn(tileTexts[tile.mosaico].name, language)
  const series = isTimed
    ? groups.map((group) => ({
        name: group.clave,
        label: textIn(group, language),
        ...lookOf(tile.grupos.findIndex(({ clave }) => clave === group.clave)),
      }))
    : [{ name: 'value', label: name, ...lookOf(0) }]
  const isLinear = linear.includes(tile.mosaico)
  const signs = useChartSigns(series, isLinear ? 'lines' : 'bars')
  const open = (group: string | null, interval: number | null) => {
    const address = to(group, interval)
    if (address) void navigate(address)
  }
  const common = {
    h: 200,
    data,
    dataKey: 'name',
    series,
    valueFormatter: said,
    tickLine: 'none' as const,
    gridAxis: 'x' as const,
    yAxisProps: { width: 52, tickFormatter: onAxis, allowDecimals: measure.kind !== 'count' },
    xAxisProps: { minTickGap: 12, interval: 'preserveStartEnd' as const },
  }
  return (
    <div role="img" aria-label={t.chartOf(name)}>
      {isLinear ? (
        <LineChart
          {...common}
          curveType="linear"
          withDots={data.length <= 31}
          lineChartProps={unfocused}
          lineProps={({ name }) => ({ isAnimationActive: false, strokeDasharray: signs.dash(String(name)) })}
        />
      ) : (
        <BarChart
          {...common}
          type={isTimed ? 'stacked' : 'default'}
          barChartProps={unfocused}
          {...(!isTimed && {
            orientation: 'vertical' as const,
            gridAxis: 'y' as const,
            ...sideways(onAxis, measure.kind),
          })}
          barProps={(one) => ({
            fill: signs.fill(one.name),
            isAnimationActive: false,
            maxBarSize: 36,
            cursor: 'pointer',
            onClick: ({ payload }: { payload?: { place?: number; group?: string } }) =>
              open(payload?.group ?? one.name, payload?.place ?? null),
          })}
        >
          {signs.defs}
        </BarChart>
      )}
      {signs.legend}
    </div>
  )
}

/** The chart is one picture with a name: the library would make its parts, which have none, focusable. */
const unfocused = { accessibilityLayer: false, role: 'presentation' }

const sideways = (onAxis: (value: number) => string, kind: string) => ({
  yAxisProps: { width: 110 },
  xAxisProps: { tickFormatter: onAxis, allowDecimals: kind !== 'count' },
})

/** What an interval of a chart is named by. */
function unitOf({ intervalos }: TileData): 'day' | 'month' | 'year' {
  const [first, second] = [intervalos[0], intervalos[2] ?? intervalos[1]]
  if (!first || !second) return 'day'
  const days = (Date.parse(second.desde) - Date.parse(first.desde)) / 86_400_000
  if (days > 300) return 'year'
  return days > 31 ? 'month' : 'day'
}
