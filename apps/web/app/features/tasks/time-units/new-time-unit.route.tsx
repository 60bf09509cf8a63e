import { timeUnitCalls } from '@portal/contract/tasks/time-units/calls'
import { useLocation, useNavigate } from 'react-router'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useTexts } from '#core/language.ts'
import { timeUnitTexts } from './time-unit-texts.ts'

export { PanelError as ErrorBoundary }

/** A new time unit beside the list. */
export default function NewTimeUnitPanel() {
  const t = useTexts(timeUnitTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  const form = useWireForm({
    call: timeUnitCalls.save,
    initial: { nombre: '', nombre_en: '' },
    onDone: () => void navigate({ pathname: '..', search }, { preventScrollReset: true }),
  })
  return (
    <SidePanel title={t.newUnit}>
      <WireForm form={form} label={t.newUnit}>
        <Fields>
          <Wide>
            <TextField {...form.field('nombre')} label={t.spanish} maxLength={60} required autoComplete="off" />
          </Wide>
          <Wide>
            <TextField {...form.field('nombre_en')} label={t.english} maxLength={60} required autoComplete="off" />
          </Wide>
        </Fields>
        <FormActions form={form} label={t.create} />
      </WireForm>
    </SidePanel>
  )
}
