import { projectionKinds } from '@portal/contract/projections/number-kinds'
import { profitsAt } from '@portal/contract/projections/profits'
import { rangeFor } from '@portal/contract/projections/ranges'
import { type ReactNode, useState } from 'react'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import { ProfitTable } from './profit-table.tsx'
import classes from './projection.module.css'
import type { ProjectionVersion } from './projection-values.ts'
import { texts } from './texts.ts'
import { usePercentage } from './use-percentage.ts'

interface Props {
  version: ProjectionVersion
  /** Under the sheet. */
  children: ReactNode
}

/** A projection for a master distributor: what they pay, what they receive, and what both earn on a number of units. */
export function DistributorSheet({ version, children }: Props) {
  const t = useTexts(texts)
  const percentage = usePercentage()
  return (
    <div className={classes.columns}>
      <div className={classes.sheet}>
        <FactGrid
          facts={[
            { label: t.masterCost, value: moneyText(version.costo_master), isCode: true },
            { label: t.masterMargin, value: percentage(version.margen_master) },
            { label: t.distributorCost, value: moneyText(version.costo_distribuidor), isCode: true },
            { label: t.suggested, value: moneyText(version.precio_sugerido), isCode: true },
          ]}
        />
        <Ranges version={version} />
      </div>
      <Earned version={version} />
      {children}
    </div>
  )
}

function Ranges({ version: { rangos: ranges } }: Pick<Props, 'version'>) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const percentage = usePercentage()
  return (
    <section className={classes.part} aria-labelledby="ranges">
      <h2 id="ranges" className={classes.heading}>
        {t.ranges}
      </h2>
      <p className={classes.hint}>{t.rangesHint}</p>
      <table className={classes.table} data-kind="profits" aria-labelledby="ranges">
        <thead>
          <tr>
            <th scope="col">{t.units}</th>
            <th scope="col">{t.discount}</th>
            <th scope="col">{t.price}</th>
          </tr>
        </thead>
        <tbody>
          {ranges.map(({ desde, hasta, descuento, precio }) => (
            <tr key={desde}>
              <th scope="row">{t.range(number(desde), hasta === null ? null : number(hasta))}</th>
              <td className={classes.figure}>{percentage(descuento)}</td>
              <td className={classes.figure}>{moneyText(precio)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Earned({ version }: Pick<Props, 'version'>) {
  const t = useTexts(texts)
  const [units, setUnits] = useState<number | string>(1000)
  const quantity = typeof units === 'number' ? Math.max(1, units) : 1
  const price = rangeFor(quantity, version.rangos)?.precio ?? version.precio_sugerido
  // The company's profit is unknown here, so it counts as zero and is hidden.
  const costs = { ...version, total_com: version.costo_master }
  return (
    <aside className={classes.results} aria-labelledby="earned">
      <h2 id="earned" className={classes.heading}>
        {t.earned}
      </h2>
      <NumberField label={t.units} value={units} onChange={setUnits} kind={projectionKinds.units} />
      <ProfitTable
        parties={['master', 'distribuidor']}
        quantity={quantity}
        price={price}
        each={profitsAt(costs, price, 1)}
        all={profitsAt(costs, price, quantity)}
        before={null}
      />
    </aside>
  )
}
