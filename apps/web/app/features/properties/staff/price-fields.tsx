import { textIn } from '@portal/contract/core/text'
import {
  isRented,
  PropertyCondition,
  PropertyCurrency,
  propertyCurrencyNames,
} from '@portal/contract/properties/constants'
import { promiseFields, propertyFields } from '@portal/contract/properties/fields'
import { promiseSums } from '@portal/contract/properties/promise'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FieldSwitch } from '#features/marketplace/staff/field-switch.tsx'
import classes from '#features/marketplace/staff/offer-fields.module.css'
import type { PropertyFields } from './property-fields.ts'
import { propertyTexts } from './property-texts.ts'
import {
  afterAmount,
  afterPrice,
  afterShare,
  commission,
  finalPriceOf,
  type Pair,
  type PropertyValues,
  profit,
} from './property-values.ts'

interface Props {
  form: PropertyFields
}

const unitOf = ({ moneda }: Pick<PropertyValues, 'moneda'>) => moneda || PropertyCurrency.dollar

/** Price or rent, costs, profit, commission, and the terms of a promise of purchase. */
export function PriceFields({ form }: Props) {
  const t = useTexts(propertyTexts)
  const label = useLabels(propertyFields)
  const language = useLanguage()
  const { values, field, set } = form
  const unit = unitOf(values)
  const isRent = isRented(Number(values.condicion))
  return (
    <>
      <Fields legend={t.money}>
        <SelectField
          {...field('moneda')}
          label={label('moneda')}
          choices={Object.values(PropertyCurrency).map((code) => ({
            value: code,
            label: `${code} · ${textIn(propertyCurrencyNames[code], language)}`,
          }))}
          allowDeselect={false}
          required
          onChange={(moneda: PropertyCurrency) => set(afterPrice(values, { moneda }))}
        />
        <MoneyField
          {...field('precio')}
          label={isRent ? t.rent : t.salePrice}
          currency={unit}
          onChange={(precio) => set(afterPrice(values, { precio }))}
          required={!values.consultar_precio}
        />
        <MoneyField {...field('gastos_comunes')} label={label('gastos_comunes')} currency={unit} />
        <Wide>
          <div className={classes.flags}>
            <FieldSwitch fields={propertyFields} form={form} name="consultar_precio" />
            <FieldSwitch fields={propertyFields} form={form} name="es_exento" />
            <FieldSwitch fields={propertyFields} form={form} name="es_venta_externa" description={t.externalHint} />
          </div>
        </Wide>
        {values.es_venta_externa && (
          <>
            <PairFields form={form} pair={profit} />
            <Wide>
              <p className={classes.final}>
                <span>{t.finalPrice}</span>
                <b>{moneyText(finalPriceOf(values), unit)}</b>
                <span className={classes.hint}>{t.finalPriceHint}</span>
              </p>
            </Wide>
          </>
        )}
        <PairFields form={form} pair={commission} />
        <Wide>
          <p className={classes.hint}>{t.commissionHint}</p>
        </Wide>
      </Fields>
      {values.condicion === PropertyCondition.rentWithPromise && <PromiseFields form={form} />}
    </>
  )
}

/** The terms of a promise, and what the renter will have been credited (rule properties/promise). */
function PromiseFields({ form: { values, field } }: Props) {
  const t = useTexts(propertyTexts)
  const label = useLabels(propertyFields)
  const unit = unitOf(values)
  const { precio, plazo_meses: months, precio_compra: price, abono_porcentaje: creditedShare } = values
  const isWhole = [precio, months, price, creditedShare].every((value) => typeof value === 'number')
  const sums = isWhole
    ? promiseSums(
        {
          rent: finalPriceOf(values),
          months: Number(months),
          price: Number(price),
          creditedShare: Number(creditedShare),
        },
        unit,
      )
    : null
  return (
    <Fields legend={t.promise}>
      <NumberField
        {...field('plazo_meses')}
        label={label('plazo_meses')}
        kind={promiseFields.plazo_meses.number}
        required
      />
      <MoneyField {...field('precio_compra')} label={label('precio_compra')} currency={unit} required />
      <NumberField
        {...field('abono_porcentaje')}
        label={label('abono_porcentaje')}
        kind={promiseFields.abono_porcentaje.number}
        required
      />
      <DateField {...field('opcion_hasta')} label={label('opcion_hasta')} required />
      {sums && (
        <Wide>
          <p className={classes.final}>
            <span>{t.sums}</span>
            <b>{t.sumsText(moneyText(sums.credited, unit), moneyText(sums.balance, unit))}</b>
          </p>
        </Wide>
      )}
    </Fields>
  )
}

interface PairProps extends Props {
  pair: Pair
}

function PairFields({ form: { values, field, set }, pair }: PairProps) {
  const label = useLabels(propertyFields)
  return (
    <>
      <NumberField
        {...field(pair.share)}
        label={label(pair.share)}
        kind={propertyFields[pair.share].number}
        onChange={(typed) => set(afterShare(values, pair, typed))}
      />
      <MoneyField
        {...field(pair.amount)}
        label={label(pair.amount)}
        currency={unitOf(values)}
        onChange={(typed) => set(afterAmount(values, pair, typed))}
      />
    </>
  )
}
