import { useDebouncedValue } from '@mantine/hooks'
import { type Role, roleNames } from '@portal/contract/access/constants'
import type { WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions } from '#core/dashboard/form/wire-form.tsx'
import { useFormats } from '#core/formats.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import { moneyText } from '#core/money.ts'
import { formTexts } from './form-texts.ts'
import classes from './quote-form.module.css'
import { useJudgement } from './use-judgement.ts'
import { useOfSheet, useSheet } from './use-sheet.ts'

interface Props {
  form: WireFormState
  action: string
}

/** Nobody who listens wants to hear of every keystroke. */
const spokenAfterMs = 1500

/** What the quote comes to, always in view beside what saves it. */
export function Totals({ form, action }: Props) {
  const t = useTexts(formTexts)
  const { percent } = useFormats()
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
            <dt>{t.tax(percent(tax / 100))}</dt>
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

/** What the server says of the whole before it is saved. */
function Warnings() {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const sheet = useSheet()
  const judgement = useJudgement(sheet)
  const floors = useOfSheet((sheet) => sheet.floors())
  if (!judgement) return null
  const { aprobacion_rol_id: role } = judgement
  const unknown = sheet.negotiates
    ? [...floors].flatMap(([id, floor]) => (floor === null ? (sheet.product(id)?.nombre ?? []) : []))
    : []
  if (role === null && unknown.length === 0) return null
  return (
    <div className={classes.warnings} role="status">
      {role !== null && <p>{t.needsApproval(roleNames[role as Role][language])}</p>}
      {unknown.length > 0 && <p className={classes.quiet}>{t.noFloor(unknown.join(', '))}</p>}
    </div>
  )
}
