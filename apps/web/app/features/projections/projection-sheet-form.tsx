import { Button } from '@mantine/core'
import { Currency } from '@portal/contract/core/currencies'
import { textIn } from '@portal/contract/core/text'
import { projectionCalls } from '@portal/contract/projections/calls'
import { costFields, costNames } from '@portal/contract/projections/constants'
import type { ReactNode } from 'react'
import { useFarPrices } from '#core/dashboard/form/use-far-prices.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './projection.module.css'
import { ProjectionFields } from './projection-fields.tsx'
import { bodyOf, isWhole, type Projection, type ProjectionValues, sheetOf, valuesOf } from './projection-values.ts'
import { RangeTable } from './range-table.tsx'
import { ProjectionResults } from './results.tsx'
import { texts } from './texts.ts'

interface Props {
  name: string
  initial: ProjectionValues
  today: string
  /** Whether the sheet can be saved; otherwise it is only for trying values. */
  canSave: boolean
  label?: string
  onDone?: (saved: { id: number }) => void
  /** Under the sheet. */
  children?: ReactNode
}

/** A cost sheet next to its results, computed while typing by the same rules as on the server (rule prices/trial). */
export function ProjectionSheetForm({ name, initial, today, canSave, label, onDone, children }: Props) {
  const t = useTexts(texts)
  const form = useWireForm({
    call: projectionCalls.save,
    initial,
    ...(canSave && { draft: { form: `projection-${initial.producto_id}-${initial.pais_id}`, label: name } }),
    body: bodyOf,
    theirsOf: (stored) => newestOf(stored as Projection, today),
    ...(onDone && { onDone }),
  })
  const farPrices = useFarPrices()
  const submit = async () => {
    const { precio_sugerido: price, producto_id: productId } = form.values
    const before = initial.precio_sugerido
    const usual = typeof before === 'number' && price !== before ? before : null
    const toKeep = {
      of: `${productId}`,
      name: t.suggestedPrice,
      price,
      usual,
      isList: false,
      currency: Currency.dollar,
    }
    if (await farPrices([toKeep])) await form.submit()
  }
  const compare = useComparedFields()
  const sheet = (
    <>
      <ProjectionFields form={form} today={today} />
      <RangeTable form={form} />
    </>
  )
  return (
    <div className={classes.columns}>
      <div className={classes.sheet}>
        {canSave ? (
          <WireForm form={{ ...form, submit }} label={name} compare={compare}>
            {sheet}
            <FormActions form={form} label={label ?? t.saveVersion}>
              {form.isDirty() && (
                <Button variant="subtle" color="gray" onClick={form.reset}>
                  {t.undo}
                </Button>
              )}
            </FormActions>
          </WireForm>
        ) : (
          sheet
        )}
      </div>
      <ProjectionResults sheet={sheetOf(form.values)} saved={initial.version ? sheetOf(initial) : null} />
      {children}
    </div>
  )
}

/** Returns another person's saved version as values of the fields: their is the last one. */
function newestOf(stored: Projection, today: string): Record<string, unknown> {
  const newest = stored.versiones.toSorted((a, b) => b.id - a.id)[0]
  return newest && isWhole(newest) ? { ...valuesOf(stored, newest, today) } : {}
}

function useComparedFields() {
  const t = useTexts(texts)
  const language = useLanguage()
  const rangesText = (ranges: unknown) =>
    ((ranges as ProjectionValues['rangos']) || [])
      .map(
        ({ desde, hasta, descuento }) =>
          `${t.range(`${desde}`, hasta === null ? null : `${hasta}`)}: ${descuento}\u00a0%`,
      )
      .join('; ')
  return [
    { name: 'vigente_desde', label: t.since },
    ...costFields.map((field) => ({ name: field, label: textIn(costNames[field], language) })),
    { name: 'royalty_monto', label: t.royaltyAmount },
    { name: 'royalty_porcentaje', label: t.royaltyPercentage },
    { name: 'porcentaje_utilidad', label: t.companyProfit },
    { name: 'margen_master', label: t.masterMargin },
    { name: 'precio_sugerido', label: t.suggestedPrice },
    { name: 'rangos', label: t.ranges, text: rangesText },
  ]
}
