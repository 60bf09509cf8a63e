import { useDebouncedValue } from '@mantine/hooks'
import { type Role, roleNames } from '@portal/contract/access/constants'
import { textIn } from '@portal/contract/core/text'
import type { WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useFigures } from '../figures.ts'
import { formTexts } from './form-texts.ts'
import classes from './quote-form.module.css'
import { useServerCheck } from './use-server-check.ts'
import { useOfSheet, useSheet } from './use-sheet.ts'

interface Props {
  form: WireFormState
  action: string
}

/** Delay of the announcement to screen readers, so that they do not read each keystroke. */
const spokenAfterMs = 1500

/** The totals of the quote, always visible next to the save button. */
export function Totals({ form, action }: Props) {
  const t = useTexts(formTexts)
  const { percent } = useFigures()
  const totals = useOfSheet((sheet) => sheet.totals())
  const { currency, tax } = useOfSheet((sheet) => sheet.terms())
  const money = (amount: number) => moneyText(amount, currency)
  const [settled] = useDebouncedValue(money(totals.total), spokenAfterMs)
  return (
    <FormActions form={form} label={action}>
      <p className={classes.unseen} role="status">
        {totals.total > 0 && t.totalIs(settled)}
      </p>
      <dl className={classes.totals} aria-label={t.total}>
        <div>
          <dt>{t.subtotal}</dt>
          <dd>{money(totals.subtotal)}</dd>
        </div>
        {tax > 0 && (
          <div>
            <dt>{t.tax(percent(tax))}</dt>
            <dd>{money(totals.impuesto)}</dd>
          </div>
        )}
        <div className={classes.total}>
          <dt>{t.total}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
      </dl>
      <Warnings />
    </FormActions>
  )
}

/** Who must approve the quote, as the server says before it is saved. */
function Warnings() {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const role = useServerCheck(useSheet())?.aprobacion_rol_id ?? null
  if (role === null) return null
  return (
    <div className={classes.warnings} role="status">
      <p>{t.needsApproval(textIn(roleNames[role as Role], language))}</p>
    </div>
  )
}
