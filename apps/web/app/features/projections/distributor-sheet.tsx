import { profitsAt } from '@portal/contract/projections/profits'
import { rangeFor } from '@portal/contract/projections/ranges'
import { useState } from 'react'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { useFormats } from '#core/formats.ts'
import { useTexts } from '#core/language.ts'
import { moneyText } from '#core/money.ts'
import { FigureField } from './figure-field.tsx'
import classes from './projection.module.css'
import type { ProjectionVersion } from './projection-values.ts'
import { texts } from './texts.ts'
import { usePercentage } from './use-percentage.ts'

/** A projection as a master distributor reads it: what he pays, what he is paid, and what both earn on so many units. */
export function DistributorSheet({ version }: { version: ProjectionVersion }) {
  const t = useTexts(texts)
  const percentage = usePercentage()
  const [units, setUnits] = useState<number | ''>(1000)
  const { costo_master: master, costo_distribuidor: distributor, rangos: ranges } = version
  const quantity = Math.max(1, Math.round(Number(units) || 1))
  const sold = rangeFor(quantity, ranges)
  return (
    <div className={classes.sheet}>
      <FactGrid
        facts={[
          { label: t.masterCost, value: moneyText(master), isCode: true },
          { label: t.masterMargin, value: percentage(version.margen_master) },
          { label: t.distributorCost, value: moneyText(distributor), isCode: true },
          { label: t.suggested, value: moneyText(version.precio_sugerido), isCode: true },
        ]}
      />
      <FigureField
        label={t.units}
        value={units}
        onChange={setUnits}
        decimalScale={0}
        allowNegative={false}
        className={classes.units}
      />
      <RangeProfits version={version} quantity={quantity} soldFrom={sold?.desde ?? 1} />
    </div>
  )
}

interface RangeProps {
  version: ProjectionVersion
  quantity: number
  /** The first unit of the range that the quantity falls into. */
  soldFrom: number
}

function RangeProfits({ version, quantity, soldFrom }: RangeProps) {
  const t = useTexts(texts)
  const { number } = useFormats()
  const percentage = usePercentage()
  // Without the cost of the company its own part is left out.
  const costs = { ...version, total_com: version.costo_master }
  return (
    <div className={classes.scroll}>
      <table className={classes.table} data-kind="profits">
        <caption>{t.ranges}</caption>
        <thead>
          <tr>
            <th scope="col">{t.units}</th>
            <th scope="col">{t.discount}</th>
            <th scope="col">{t.price}</th>
            <th scope="col">{t.masterEarns}</th>
            <th scope="col">{t.distributorEarns}</th>
          </tr>
        </thead>
        <tbody>
          {version.rangos.map((range) => {
            const isSold = range.desde === soldFrom
            const each = profitsAt(costs, range.precio, 1)
            const all = profitsAt(costs, range.precio, quantity)
            const cell = (party: 'master' | 'distribuidor') => (
              <td className={classes.figure} data-loss={each[party] < 0 || undefined}>
                {moneyText(each[party])}
                {isSold && (
                  <span className={classes.quiet}> · {t.forUnits(number(quantity), moneyText(all[party]))}</span>
                )}
              </td>
            )
            return (
              <tr key={range.desde} aria-current={isSold || undefined}>
                <th scope="row">{t.range(number(range.desde), range.hasta === null ? null : number(range.hasta))}</th>
                <td>{percentage(range.descuento)}</td>
                <td className={classes.figure}>{moneyText(range.precio)}</td>
                {cell('master')}
                {cell('distribuidor')}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
