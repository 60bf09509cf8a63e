import { productionCalls } from '@portal/contract/production/calls'
import { productionLimits } from '@portal/contract/production/constants'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import type { Order } from './rows.ts'
import { texts } from './texts.ts'

/** The planned days of an order, its carrier and tracking number. */
export function OrderPlan({ order, onDone }: { order: Order; onDone: () => void }) {
  const t = useTexts(texts)
  const form = useWireForm({
    call: productionCalls.update,
    params: { id: order.id },
    initial: {
      inicio_previsto: order.inicio_previsto ?? '',
      listo_previsto: order.listo_previsto ?? '',
      despacho_previsto: order.despacho_previsto ?? '',
      entrega_prevista: order.entrega_prevista ?? '',
      transportista: order.transportista,
      seguimiento: order.seguimiento,
      version: order.version,
    },
    onDone,
  })
  return (
    <PanelSection title={t.plan}>
      <WireForm
        form={form}
        label={t.plan}
        compare={[
          { name: 'inicio_previsto', label: t.plannedStart },
          { name: 'listo_previsto', label: t.plannedReady },
          { name: 'despacho_previsto', label: t.plannedDispatch },
          { name: 'entrega_prevista', label: t.planned },
          { name: 'transportista', label: t.carrier },
          { name: 'seguimiento', label: t.tracking },
        ]}
      >
        <Fields>
          <DateField {...form.field('inicio_previsto')} label={t.plannedStart} />
          <DateField {...form.field('listo_previsto')} label={t.plannedReady} />
          <DateField {...form.field('despacho_previsto')} label={t.plannedDispatch} />
          <DateField {...form.field('entrega_prevista')} label={t.planned} />
          <TextField {...form.field('transportista')} label={t.carrier} maxLength={productionLimits.carrier} />
          <TextField {...form.field('seguimiento')} label={t.tracking} maxLength={productionLimits.tracking} />
        </Fields>
        <FormActions form={form} />
      </WireForm>
    </PanelSection>
  )
}
