import { textIn } from '@portal/contract/core/text'
import { SaleUnit, saleUnitNames } from '@portal/contract/products/units'
import { costFields, costNames } from '@portal/contract/projections/constants'
import { projectionKinds } from '@portal/contract/projections/number-kinds'
import type { ReactNode } from 'react'
import { choicesOf } from '#core/dashboard/form/choices.ts'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './projection.module.css'
import { afterChange, type ProjectionForm, type ProjectionValues, sheetOf } from './projection-values.ts'
import { texts } from './texts.ts'
import { usePercentage } from './use-percentage.ts'

export interface SheetForm {
  values: ProjectionValues
  field(name: keyof ProjectionForm): { error?: ReactNode }
  set(values: Partial<ProjectionValues>): void
}

/** The figures of a cost sheet, with totals next to them (rule prices/cost-sheet). */
export function ProjectionFields({ form, today }: { form: SheetForm; today: string }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const percentage = usePercentage()
  const sheet = sheetOf(form.values)
  const money = (amount: number | undefined) => (amount === undefined ? '—' : moneyText(amount))
  const share = (margin: number | undefined) => (margin === undefined ? '' : t.ofPrice(percentage(margin)))
  const figure = (name: keyof ProjectionForm, label: string, kind: 'cost' | 'percentage') => (
    <NumberField
      key={name}
      {...form.field(name)}
      onChange={(value) => form.set(afterChange(form.values, { [name]: value }))}
      label={label}
      kind={projectionKinds[kind]}
      required
    />
  )
  return (
    <>
      <Fields legend={t.general}>
        <DateField
          {...form.field('vigente_desde')}
          label={t.since}
          description={t.sinceHint}
          {...(form.values.version && { min: today })}
          required
        />
        <SelectField
          {...form.field('unidad_id')}
          label={t.unit}
          choices={choicesOf(saleUnitNames, language)}
          allowDeselect={false}
          placeholder={textIn(saleUnitNames[SaleUnit.piece], language)}
          required
        />
      </Fields>
      <Fields legend={t.costs}>
        {costFields.map((field) => figure(field, textIn(costNames[field], language), 'cost'))}
        <Totals totals={[[t.base, money(sheet?.costo_base)]]} />
      </Fields>
      <Fields legend={t.royalty}>
        {figure('royalty_monto', t.royaltyAmount, 'cost')}
        {figure('royalty_porcentaje', t.royaltyPercentage, 'percentage')}
        <Totals
          totals={[
            [t.royaltyTotal, money(sheet?.royalty_total)],
            [t.totalCom, money(sheet?.total_com)],
          ]}
        />
      </Fields>
      <Fields legend={t.margins}>
        {figure('porcentaje_utilidad', t.companyProfit, 'percentage')}
        {figure('margen_master', t.masterMargin, 'percentage')}
        <Totals
          totals={[
            [t.masterCost, money(sheet?.costo_master), share(sheet?.margen_empresa_precio)],
            [t.distributorCost, money(sheet?.costo_distribuidor), share(sheet?.margen_master_precio)],
          ]}
        />
      </Fields>
      <Fields legend={t.suggested}>
        {figure('porcentaje_sugerido', t.suggestedPercentage, 'percentage')}
        {figure('precio_sugerido', t.suggestedPrice, 'cost')}
        <p className={classes.hint}>{t.suggestedHint}</p>
      </Fields>
    </>
  )
}

/** Totals of the figures above. */
function Totals({ totals }: { totals: readonly (readonly [label: string, amount: string, more?: string])[] }) {
  return (
    <dl className={classes.totals}>
      {totals.map(([label, amount, more]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {amount} {more && <span className={classes.quiet}>{more}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
