import { textIn } from '@portal/contract/core/text'
import { Link } from 'react-router'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { NetSum } from '#features/start/figure-sums.tsx'
import classes from './panels.module.css'
import { texts } from './texts.ts'
import type { TileData } from './tile-parts.ts'

interface Props {
  tile: TileData
  label: string
  to: (group: string | null, interval: number | null) => string | null
}

/** The same figures as the chart, each with its list. */
export function TileTable({ tile: { intervalos, grupos, puntos, actual }, label, to }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number, date } = useFormats()
  const hasSums = actual.sumas.length > 0
  const daysOf = (interval: number | null) => {
    if (interval === null) return t.total
    const { desde, hasta } = intervalos[interval]!
    return desde === hasta ? date(desde) : `${date(desde)} – ${date(hasta)}`
  }
  const places = new Map(grupos.map(({ clave }, place) => [clave, place]))
  const sorted = puntos.toSorted(
    (a, b) => (a.intervalo ?? 0) - (b.intervalo ?? 0) || (places.get(a.grupo) ?? 0) - (places.get(b.grupo) ?? 0),
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys
    <section className={classes.tableFrame} aria-label={label} tabIndex={0}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t.days}</th>
            <th scope="col">{t.group}</th>
            <th scope="col" className={classes.figure}>
              {t.count}
            </th>
            {hasSums && (
              <th scope="col" className={classes.figure}>
                {t.amount}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ grupo, intervalo, total, de, sumas }) => {
            const address = to(grupo, intervalo)
            const said = de === null ? number(total) : t.shareOf(number(total), number(de))
            return (
              <tr key={`${grupo} ${intervalo}`}>
                <th scope="row">{daysOf(intervalo)}</th>
                <td>
                  {textIn(
                    grupos.find(({ clave }) => clave === grupo),
                    language,
                  ) ?? grupo}
                </td>
                <td className={classes.figure}>{address ? <Link to={address}>{said}</Link> : said}</td>
                {hasSums && (
                  <td className={classes.figure}>
                    {sumas.map((sum) => (
                      <div key={sum.moneda}>
                        {moneyText(sum.total as Intl.StringNumericLiteral, sum.moneda)} <NetSum sum={sum} />
                      </div>
                    ))}
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
