import { SegmentedControl, Select } from '@mantine/core'
import { Currency } from '@portal/contract/core/currencies'
import { type PanelPeriod, panelPeriods } from '@portal/contract/panels/constants'
import { useNavigate } from 'react-router'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { isDay } from '#core/dashboard/list/list-query.ts'
import { useTexts } from '#core/language/language.ts'
import { type Asked, searchOf } from './asked.ts'
import classes from './panels.module.css'
import { texts } from './texts.ts'

interface Props {
  asked: Asked
  /** The days that are shown: where a range begins. */
  shown: { desde: string; hasta: string }
}

/** The period and the currency of a panel, in its address. */
export function PanelChoices({ asked, shown }: Props) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const ask = (change: Partial<Asked>) =>
    void navigate(searchOf({ ...asked, ...change }) || '?', { replace: true, preventScrollReset: true })
  const choose = (value: string) => {
    const periodo = panelPeriods.find((period) => period === value) ?? 'mes'
    ask({ periodo, ...(periodo === 'rango' && shown) })
  }
  const periods = panelPeriods.map((value) => ({ value, label: t.periods[value] }))
  const currencies = Object.values(Currency).map((value) => ({ value, label: t.inCurrency(value) }))
  return (
    <div className={classes.choices}>
      <SegmentedControl
        className={classes.wide}
        aria-label={t.period}
        data={periods}
        value={asked.periodo}
        onChange={choose}
      />
      <Select
        className={classes.narrow}
        aria-label={t.period}
        data={periods}
        value={asked.periodo}
        allowDeselect={false}
        onChange={(value) => choose(value as PanelPeriod)}
      />
      {asked.periodo === 'rango' && (
        <>
          <DateField
            key={`from ${shown.desde}`}
            aria-label={t.from}
            value={shown.desde}
            onChange={(day) => isDay(day) && ask({ desde: day, hasta: shown.hasta })}
          />
          <DateField
            key={`to ${shown.hasta}`}
            aria-label={t.to}
            value={shown.hasta}
            onChange={(day) => isDay(day) && ask({ desde: shown.desde, hasta: day })}
          />
        </>
      )}
      <Select
        className={classes.currency}
        aria-label={t.currency}
        data={[{ value: '', label: t.eachCurrency }, ...currencies]}
        value={asked.moneda}
        allowDeselect={false}
        onChange={(value) => ask({ moneda: (value ?? '') as Currency | '' })}
      />
    </div>
  )
}
