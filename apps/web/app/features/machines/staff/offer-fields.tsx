import { Currency, currencyNames } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import { offerModeNames } from '@portal/contract/machines/constants'
import { machineFields, offerFields } from '@portal/contract/machines/fields'
import { optionsOf } from '#core/dashboard/form/choices.ts'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useLabels } from '#core/dashboard/records/entity-fields.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { FieldSwitch } from '#features/marketplace/staff/field-switch.tsx'
import classes from '#features/marketplace/staff/offer-fields.module.css'
import type { MachineFields } from './machine-fields.ts'
import { afterPrice, finalPriceOf, pairs } from './machine-prices.ts'
import { machineTexts } from './machine-texts.ts'
import { PairFields } from './pair-fields.tsx'

interface Props {
  form: MachineFields
}

/** Sale, rent and offers, each with its fields once it is chosen. */
export function OfferFields({ form }: Props) {
  const t = useTexts(machineTexts)
  const label = useLabels(machineFields)
  const { values, field, set } = form
  const currency = values.moneda || Currency.dollar
  return (
    <Fields legend={t.whatFor}>
      <Wide>
        <div className={classes.flags}>
          <FieldSwitch fields={machineFields} form={form} name="es_venta" />
          <FieldSwitch fields={machineFields} form={form} name="es_arriendo" />
          <FieldSwitch fields={machineFields} form={form} name="es_oferta" />
          <FieldSwitch fields={machineFields} form={form} name="es_exento" />
        </div>
      </Wide>
      <CurrencyField form={form} />
      {values.es_venta && <SaleFields form={form} />}
      {values.es_arriendo && (
        <>
          <MoneyField
            {...field('precio_arriendo')}
            label={label('precio_arriendo')}
            currency={currency}
            onChange={(precioArriendo) => set(afterPrice(values, { precio_arriendo: precioArriendo }))}
            required
          />
          <NumberField
            {...field('dias_minimos')}
            label={label('dias_minimos')}
            kind={offerFields.dias_minimos.number}
            required
          />
        </>
      )}
      {values.es_oferta && <OfferModeField form={form} />}
    </Fields>
  )
}

function SaleFields({ form }: Props) {
  const t = useTexts(machineTexts)
  const label = useLabels(machineFields)
  const { values, field, set } = form
  const currency = values.moneda || Currency.dollar
  return (
    <>
      <MoneyField
        {...field('precio')}
        label={label('precio')}
        currency={currency}
        onChange={(precio) => set(afterPrice(values, { precio }))}
        required={!values.consultar_precio}
      />
      <Wide>
        <div className={classes.flags}>
          <FieldSwitch fields={machineFields} form={form} name="consultar_precio" />
          <FieldSwitch fields={machineFields} form={form} name="es_venta_externa" description={t.externalHint} />
        </div>
      </Wide>
      {values.es_venta_externa && (
        <>
          <PairFields form={form} pair={pairs.profit} />
          <Wide>
            <p className={classes.final}>
              <span>{t.finalPrice}</span>
              <b>{moneyText(finalPriceOf(values), currency)}</b>
              <span className={classes.hint}>{t.finalPriceHint}</span>
            </p>
          </Wide>
        </>
      )}
    </>
  )
}

function CurrencyField({ form: { values, field, set } }: Props) {
  const label = useLabels(machineFields)
  const language = useLanguage()
  return (
    <SelectField
      {...field('moneda')}
      label={label('moneda')}
      choices={Object.values(Currency).map((code) => ({
        value: code,
        label: `${code} · ${textIn(currencyNames[code], language)}`,
      }))}
      allowDeselect={false}
      required
      onChange={(moneda: Currency) => set(afterPrice(values, { moneda }))}
    />
  )
}

function OfferModeField({ form: { field } }: Props) {
  const t = useTexts(machineTexts)
  const label = useLabels(machineFields)
  const language = useLanguage()
  return (
    <SelectField
      {...field('modo_oferta')}
      label={label('modo_oferta')}
      placeholder={t.choose}
      choices={optionsOf(offerModeNames, language)}
      required
    />
  )
}
