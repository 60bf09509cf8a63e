import { assignedProductCalls } from '@portal/contract/assigned-products/calls'
import { type PriceMode, priceModeNames } from '@portal/contract/assigned-products/constants'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { useFarPrices } from '#core/dashboard/form/use-far-prices.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Route } from './+types/assignment.route'
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
import { TierTable, useRange } from './tier-prices.tsx'
import { useAssignmentChoices } from './use-assignment-choices.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(assignedProductCalls.get, { params: { producto_configuracion_id: params.asignacionId } })

/** An assigned product next to the list; a distributor sees their own price. */
export default function AssignmentPanel({ loaderData: row }: Route.ComponentProps) {
  const language = useLanguage()
  const { puede_asignar: mayAssign, puede_eliminar: mayRemove } = useAssignmentChoices()
  return (
    <SidePanel
      title={nameIn(row, 'producto_nombre', language)}
      size="form"
      status={
        <SummaryLine>
          {row.empresa_nombre}
          {row.sucursal_nombre}
          {countryName(row.pais_id, language)}
        </SummaryLine>
      }
      actions={mayRemove && <Actions row={row} />}
    >
      {mayAssign ? <AssignmentEditForm key={row.id} row={row} /> : <TierTable tiers={row.tramos} />}
    </SidePanel>
  )
}

function Actions({ row }: { row: Assignment }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(assignedProductCalls.remove)

  async function remove() {
    const title = t.removeTitle(nameIn(row, 'producto_nombre', language), row.sucursal_nombre)
    if (!(await confirm({ title, text: t.removeText, action: t.remove, isDanger: true }))) return
    const reply = await send({ params: { id: row.id } })
    if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  return <RecordMenu actions={[{ label: t.removeAssignment, icon: IconTrash, onClick: remove, isDanger: true }]} />
}

/** Edits what a branch pays. */
function AssignmentEditForm({ row }: { row: Assignment }) {
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
