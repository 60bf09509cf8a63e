import { PriceMode, priceModeNames } from '@portal/contract/assigned-products/constants'
import { discountKind } from '@portal/contract/assigned-products/number-kinds'
import { Currency } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { NumberField } from '#core/dashboard/form/number-field.tsx'
import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { type AssignmentChoices, type AssignmentValues, pricesOf, tiersAfter } from './assignment-values.ts'
import { texts } from './texts.ts'
import { TierTable, useRange } from './tier-prices.tsx'
import classes from './tiers.module.css'

interface Props {
  form: { values: object; field(name: never): object; set(values: object): void }
  choices: AssignmentChoices
}

/** Product, branch and a price per quantity; the margin updates while typing. */
export function AssignmentFields({ form, choices }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const values = form.values as AssignmentValues
  const field = (name: string) => form.field(name as never)
  const product = choices.productos.find(({ id }) => id === values.producto_id)
  const branches = choices.sucursales.filter((branch) => branch.empresa_id === values.empresa_id)
  const named = (rows: readonly { id: number; nombre: string }[]) =>
    rows.map(({ id, nombre }) => ({ value: id, label: nombre }))
  const select = { placeholder: t.choose, allowDeselect: false, required: true }
  const isDiscount = values.modo === PriceMode.discount
  const isUnpriced = isDiscount && product?.precio_sugerido === null
  const suggested = product && product.precio_sugerido !== null && t.suggested(moneyText(product.precio_sugerido))
  return (
    <>
      <Fields legend={t.place}>
        <Wide>
          <SelectField
            {...field('producto_id')}
            label={t.product}
            description={suggested}
            choices={named(choices.productos)}
            {...select}
            onChange={(id: unknown) => form.set({ producto_id: id, tramos: tiersAfter(choices, id, values.tramos) })}
          />
        </Wide>
        <SelectField
          {...field('empresa_id')}
          label={t.enterprise}
          choices={named(choices.empresas)}
          {...select}
          onChange={(id: unknown) => form.set({ empresa_id: id, sucursal_id: '' })}
        />
        <SelectField {...field('sucursal_id')} label={t.branch} choices={named(branches)} {...select} />
      </Fields>
      <Fields legend={t.prices}>
        <Wide>
          <SelectField
            {...field('modo')}
            label={t.mode}
            description={isUnpriced && t.noSuggested}
            choices={Object.values(PriceMode).map((mode) => ({
              value: mode,
              label: textIn(priceModeNames[mode], language),
            }))}
            {...select}
          />
        </Wide>
        {product ? (
          <TierValues form={form} choices={choices} />
        ) : (
          <Wide>
            <p className={classes.hint}>{t.chooseProduct}</p>
          </Wide>
        )}
      </Fields>
    </>
  )
}

function TierValues({ form, choices }: Props) {
  const t = useTexts(texts)
  const range = useRange()
  const values = form.values as AssignmentValues
  const tiers = pricesOf(choices, values)
  const type = (place: number) => (valor: number | string) => {
    form.set({ tramos: values.tramos.map((tier, index) => (index === place ? { ...tier, valor } : tier)) })
  }
  return (
    <>
      {tiers.map((tier, place) => {
        const props = {
          ...(form.field(`tramos.${place}.valor` as never) as object),
          value: values.tramos[place]?.valor ?? '',
          required: true,
          onChange: type(place),
        }
        return values.modo === PriceMode.discount ? (
          <NumberField
            key={tier.desde}
            {...props}
            label={t.discountFor(range(tier).toLowerCase())}
            kind={discountKind}
          />
        ) : (
          <MoneyField
            key={tier.desde}
            {...props}
            label={t.priceFor(range(tier).toLowerCase())}
            currency={Currency.dollar}
          />
        )
      })}
      <Wide>
        <TierTable tiers={tiers} />
      </Wide>
    </>
  )
}
