import { type ReactElement, useId } from 'react'
import classes from './chart-signs.module.css'

interface Series {
  name: string
  label: string
  color: string
  /** Its place among all that the chart may show, which keeps its sign when others are absent. */
  place: number
}

/** What is drawn over the colour of a bar, in a square of 8 px; the first bars are plain. */
const hatches = ['', 'M-2 2l4-4M0 8l8-8M6 10l4-4', 'M0 4h8', 'M-2 6l4 4M0 0l8 8M6-2l4 4', 'M4 0v8', 'M0 4h8M4 0v8']
const dashes = ['none', '8 4', '2 4', '12 4 2 4', '5 2', '1 5']

/**
 * A second sign for each series of a chart, for readers who do not tell its colours apart: a hatching of bars, a dash of
 * lines, and a legend with both.
 */
export function useChartSigns(series: readonly Series[], kind: 'bars' | 'lines') {
  const id = useId()
  const named = (name: string) => series.find((one) => one.name === name)!
  const patternOf = (place: number) => `${id}-${place % hatches.length}`
  const fillOf = ({ color, place }: Series) => (hatches[place % hatches.length] ? `url(#${patternOf(place)})` : color)
  const dashOf = ({ place }: Series) => dashes[place % dashes.length]!
  const defs: ReactElement = (
    <defs>
      {series.map(({ name, color, place }) => (
        <pattern key={name} id={patternOf(place)} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={color} />
          <path d={hatches[place % hatches.length]} stroke="var(--surface)" strokeWidth="1.75" fill="none" />
        </pattern>
      ))}
    </defs>
  )
  const legend = series.length > 1 && (
    <ul className={classes.legend}>
      {series.map((one) => (
        <li key={one.name}>
          <svg width="20" height="12" aria-hidden>
            {kind === 'bars' ? (
              <rect width="20" height="12" rx="2" fill={fillOf(one)} />
            ) : (
              <path d="M0 6h20" stroke={one.color} strokeWidth="2.5" strokeDasharray={dashOf(one)} />
            )}
          </svg>
          {one.label}
        </li>
      ))}
    </ul>
  )
  return {
    defs,
    legend,
    fill: (name: string) => fillOf(named(name)),
    dash: (name: string) => dashOf(named(name)),
  }
}
