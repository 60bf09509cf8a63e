import { timeUnitCalls } from '@portal/contract/tasks/time-units/calls'
import { IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useListed } from '#core/dashboard/list/use-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useTexts } from '#core/language.ts'
import type { Route } from './+types/time-unit.route'
import { timeUnitTexts } from './time-unit-texts.ts'
import type { TimeUnit } from './time-units.route.tsx'

export { PanelError as ErrorBoundary }

/** A time unit beside the list. */
export default function TimeUnitPanel({ params }: Route.ComponentProps) {
  const t = useTexts(timeUnitTexts)
  const list = useRouteLoaderData<{ unidades_tiempo: TimeUnit[] }>('time-units')
  const unit = useListed(list?.unidades_tiempo, params.unidadId)
  return (
    <SidePanel
      title={unit.nombre}
      status={<SummaryLine>{t.countListings(unit.clasificados)}</SummaryLine>}
      actions={<TimeUnitActions unit={unit} />}
    >
      <TimeUnitForm key={unit.id} unit={unit} />
    </SidePanel>
  )
}

const valuesOf = ({ nombre, nombre_en, version }: TimeUnit) => ({ nombre, nombre_en, version })

function TimeUnitForm({ unit }: { unit: TimeUnit }) {
  const t = useTexts(timeUnitTexts)
  const form = useWireForm({
    call: timeUnitCalls.update,
    params: { id: unit.id },
    initial: valuesOf(unit),
    theirsOf: (theirs) => valuesOf(theirs as TimeUnit),
  })
  const compare = [
    { name: 'nombre', label: t.spanish },
    { name: 'nombre_en', label: t.english },
  ]
  return (
    <WireForm form={form} label={unit.nombre} compare={compare}>
      <Fields>
        <Wide>
          <TextField {...form.field('nombre')} label={t.spanish} maxLength={60} required autoComplete="off" />
        </Wide>
        <Wide>
          <TextField {...form.field('nombre_en')} label={t.english} maxLength={60} required autoComplete="off" />
        </Wide>
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}

function TimeUnitActions({ unit: { id, nombre: name, clasificados: listings } }: { unit: TimeUnit }) {
  const t = useTexts(timeUnitTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(timeUnitCalls.remove)

  async function remove() {
    const question = { title: t.removeTitle(name), text: t.removeText, action: t.removeAction, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  const why = listings > 0 ? t.inUse : undefined
  return <RecordMenu actions={[{ label: t.remove, icon: IconTrash, onClick: remove, why, isDanger: true }]} />
}
