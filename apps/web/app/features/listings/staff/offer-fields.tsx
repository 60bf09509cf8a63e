import { Switch } from '@mantine/core'
import { Currency, currencyNames } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import { offerModeNames } from '@portal/contract/listings/constants'
import { itemKinds } from '@portal/contract/listings/number-kinds'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { ItemFields } from './item-fields.ts'
import { afterPrice, finalPriceOf, pairs } from './item-prices.ts'
import { itemTexts } from './item-texts.ts'
import classes from './offer-fields.module.css'
import { PairFields } from './pair-fields.tsx'

interface Props {
  form: ItemFields
}

/** Sale, rent and offers, each with its fields once it is chosen. */
export function OfferFields({ form }: Props) {
  const t = useTexts(itemTexts)
  const { values, field, set } = form
  const currency = values.moneda || Currency.dollar
  return (
    <Fields legend={t.whatFor}>
      <Wide>
        <div className={classes.flags}>
          <Flag form={form} name="es_venta" label={t.forSale} />
          <Flag form={form} name="es_arriendo" label={t.forRent} />
          <Flag form={form} name="es_oferta" label={t.takesOffers} />
          <Flag form={form} name="es_exento" label={t.exempt} />
        </div>
      </Wide>
      <CurrencyField form={form} />
      {values.es_venta && <SaleFields form={form} />}
      {values.es_arriendo && (
        <>
          <MoneyField
            {...field('precio_arriendo')}
            label={t.rentPrice}
            currency={currency}
            onChange={(precioArriendo) => set(afterPrice(values, { precio_arriendo: precioArriendo }))}
            required
          />
          <NumberField {...field('dias_minimos')} label={t.leastDays} kind={itemKinds.days} required />
        </>
      )}
      {values.es_oferta && <OfferModeField form={form} />}
    </Fields>
  )
}

function SaleFields({ form }: Props) {
  const t = useTexts(itemTexts)
  const { values, field, set } = form
  const currency = values.moneda || Currency.dollar
  return (
    <>
      <MoneyField
        {...field('precio')}
        label={t.price}
        currency={currency}
        onChange={(precio) => set(afterPrice(values, { precio }))}
        required={!values.consultar_precio}
      />
      <Wide>
        <div className={classes.flags}>
          <Flag form={form} name="consultar_precio" label={t.askPrice} />
          <Flag form={form} name="es_venta_externa" label={t.external} description={t.externalHint} />
        </div>
      </Wide>
      {values.es_venta_externa && (
        <>
          <PairFields form={form} pair={pairs.profit} labels={[t.profitShare, t.profitAmount]} />
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
  const t = useTexts(itemTexts)
  const language = useLanguage()
  return (
    <SelectField
      {...field('moneda')}
      label={t.currency}
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
  const t = useTexts(itemTexts)
  const language = useLanguage()
  return (
    <SelectField
      {...field('modo_oferta')}
      label={t.offerMode}
      placeholder={t.choose}
      choices={Object.entries(offerModeNames).map(([value, name]) => ({ value, label: textIn(name, language) }))}
      required
    />
  )
}

interface FlagProps extends Props {
  name: 'es_venta' | 'es_arriendo' | 'es_oferta' | 'es_exento' | 'consultar_precio' | 'es_venta_externa'
  label: string
  description?: string
}

function Flag({ form, name, label, description }: FlagProps) {
  return (
    <Switch
      name={name}
      label={label}
      description={description}
      checked={form.values[name] === true}
      error={form.field(name).error}
      onChange={({ currentTarget }) => form.set({ [name]: currentTarget.checked })}
    />
  )
}
