import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import { type PriceMode, priceModeNames } from '@portal/contract/assigned-products/constants'
import { textIn } from '@portal/contract/core/text'
import { useFarPrices } from '#core/dashboard/form/use-far-prices.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { AssignmentFields } from './assignment-fields.tsx'
import {
  type Assignment,
  type AssignmentForm,
  type AssignmentValues,
  assignmentValuesOf,
  choicesFor,
  pricesToKeep,
  type TypedTier,
} from './assignment-values.ts'
import { texts } from './texts.ts'
import { useRange } from './tier-prices.tsx'
import { useAssignmentChoices } from './use-assignment-choices.ts'

/** Edits what a branch pays. */
export function AssignmentEditForm({ row }: { row: Assignment }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const choices = choicesFor(useAssignmentChoices(), row)
  const farPrices = useFarPrices()
  const range = useRange()
  const form = useWireForm({
    call: assignedProductCalls.update,
    params: { id: row.id },
    initial: assignmentValuesOf(row) as never,
    body: (values) => values as AssignmentForm & { version: number },
    theirsOf: (theirs) => assignmentValuesOf(theirs as Assignment),
    draft: { form: `assignment-${row.id}`, label: row.producto_nombre },
  })
  const nameIn = (rows: readonly { id: number; nombre: string }[]) => (id: unknown) =>
    rows.find((one) => one.id === id)?.nombre ?? ''
  const compare = [
    { name: 'producto_id', label: t.product, text: nameIn(choices.productos) },
    { name: 'empresa_id', label: t.enterprise, text: nameIn(choices.empresas) },
    { name: 'sucursal_id', label: t.branch, text: nameIn(choices.sucursales) },
    { name: 'modo', label: t.mode, text: (mode: unknown) => textIn(priceModeNames[mode as PriceMode], language) ?? '' },
    {
      name: 'tramos',
      label: t.prices,
      text: (tiers: unknown) =>
        (tiers as TypedTier[]).map(({ valor }) => (typeof valor === 'number' ? number(valor) : valor)).join(' · '),
    },
  ]
  const submit = async () => {
    const prices = pricesToKeep(choices, form.values as unknown as AssignmentValues, row, (tier) =>
      t.priceFor(range(tier)),
    )
    if (await farPrices(prices)) await form.submit()
  }
  return (
    <WireForm form={{ ...form, submit }} label={row.producto_nombre} compare={compare}>
      <AssignmentFields form={form} choices={choices} />
      <FormActions form={form} />
    </WireForm>
  )
}
