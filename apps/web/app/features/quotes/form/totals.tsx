import { useDebouncedCallback, useDebouncedValue } from '@mantine/hooks'
import { type Role, roleNames } from '@portal/contract/access/constants'
import type { In, Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { quoteCalls } from '@portal/contract/quotes/calls'
import type { QuoteSimulationFormSchema, QuoteSimulationSchema } from '@portal/contract/quotes/pricing-schemas'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '#core/api/api.browser.ts'
import type { WireFormState } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions } from '#core/dashboard/form/wire-form.tsx'
import { moneyText } from '#core/formats/money.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useFigures } from '../figures.ts'
import { formTexts } from './form-texts.ts'
import classes from './quote-form.module.css'
import type { QuoteSheet } from './sheet.ts'
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
  const { taxLabel } = useFigures()
  const totals = useOfSheet((sheet) => sheet.totals())
  const { currency, tax } = useOfSheet((sheet) => sheet.terms())
  const label = taxLabel(tax, t)
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
        {label && (
          <div>
            <dt>{label}</dt>
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

type Judgement = Of<typeof QuoteSimulationSchema>

const pauseMs = 500

/**
 * Returns what only the server knows about the lines: their floors, and who must approve. Requested when typing pauses;
 * null until the answer.
 */
function useServerCheck(sheet: QuoteSheet): Judgement | null {
  const [judgement, setJudgement] = useState<Judgement | null>(null)
  const asked = useRef('')
  const ask = useDebouncedCallback(async () => {
    const { lineas, servicio } = sheet.wire()
    const { country, currency } = sheet.terms()
    const body = { pais_id: country, moneda: currency, lineas, servicio } as In<typeof QuoteSimulationFormSchema>
    const question = JSON.stringify(body)
    if (question === asked.current) return
    asked.current = question
    if (country === null || lineas.length === 0) return setJudgement(null)
    const reply = await browserApi.call(quoteCalls.simulate, { body })
    if (asked.current !== question) return
    setJudgement(reply.ok ? reply.datos : null)
    if (reply.ok) sheet.setFloors(floorsOf(lineas, reply.datos))
  }, pauseMs)
  useEffect(() => {
    ask()
    return sheet.subscribe(ask)
  }, [sheet, ask])
  return judgement
}

const floorsOf = (lines: readonly { producto_id: string | number }[], { lineas }: Judgement) =>
  new Map(lines.map(({ producto_id: id }, place) => [Number(id), lineas[place]?.costo_distribuidor ?? null]))
