import { Fields, Wide } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { MachineFields } from './machine-fields.ts'
import { pairs } from './machine-prices.ts'
import { machineTexts } from './machine-texts.ts'
import classes from './offer-fields.module.css'
import { PairFields } from './pair-fields.tsx'

/** The commissions of sale and rent, when the machine offers them. */
export function CommissionFields({ form }: { form: MachineFields }) {
  const t = useTexts(machineTexts)
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
