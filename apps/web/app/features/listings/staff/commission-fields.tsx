import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { ItemFields } from './item-fields.ts'
import { pairs } from './item-prices.ts'
import { itemTexts } from './item-texts.ts'
import classes from './offer-fields.module.css'
import { PairFields } from './pair-fields.tsx'

/** The commissions of sale and rent, when the listing offers them. */
export function CommissionFields({ form }: { form: ItemFields }) {
  const t = useTexts(itemTexts)
  const { es_venta: isSold, es_arriendo: isRented } = form.values
  if (!isSold && !isRented) return null
  return (
    <Fields legend={t.commission}>
      <Wide>
        <p className={classes.hint}>{t.commissionHint}</p>
      </Wide>
      {isSold && <PairFields form={form} pair={pairs.sale} />}
      {isRented && <PairFields form={form} pair={pairs.rent} />}
    </Fields>
  )
}
