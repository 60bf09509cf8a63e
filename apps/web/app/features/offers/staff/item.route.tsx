import { Textarea } from '@mantine/core'
import { offerCalls } from '@portal/contract/offers/calls'
import { offerRules } from '@portal/contract/offers/constants'
import { useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { MoneyField } from '#core/dashboard/form/money-field.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { moneyText } from '#core/formats/money.ts'
import { useTexts } from '#core/language/language.ts'
import type { OfferMachine, OneOfferMachine } from '../rows.ts'
import type { Route } from './+types/item.route'
import { offerMachinesPath } from './paths.ts'
import { staffOfferTexts } from './texts.ts'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(offerCalls.machine, { params: { id: params.clasificadoId } })

/** The smallest acceptable offer for a machine, and what lower ones are told. */
export default function OfferMachinePanel({ loaderData: machine }: Route.ComponentProps) {
  return (
    <SidePanel title={machine.marca} mark={machine.sku} size="form">
      <MinimumForm key={machine.id} machine={machine} />
      <RefusedOffers machine={machine} />
    </SidePanel>
  )
}

/** Who offered less than the minimum: refused at once, and perhaps worth a call. */
function RefusedOffers({ machine: { rechazadas: refused } }: { machine: OneOfferMachine }) {
  const t = useTexts(staffOfferTexts)
  const { dateTime } = useFormats()
  if (refused.length === 0) return null
  return (
    <PanelSection title={t.refusedOffers}>
      <FactGrid
        facts={refused.map(({ id, nombre, email, telefono, monto, moneda, creado_en }) => ({
          label: `${dateTime(creado_en)} · ${id}`,
          value: [moneyText(monto, moneda), nombre, email, telefono].filter(Boolean).join(' · '),
        }))}
      />
    </PanelSection>
  )
}

function MinimumForm({ machine }: { machine: OfferMachine }) {
  const t = useTexts(staffOfferTexts)
  const navigate = useNavigate()
  const { id, minimo, texto, texto_en, version, moneda } = machine
  const form = useWireForm({
    call: offerCalls.setMinimum,
    params: { id },
    initial: { minimo: minimo ?? '', texto, texto_en, version },
    onDone: () => void navigate(offerMachinesPath),
  })
  const area = { maxLength: offerRules.minimumTextLength, autosize: true, minRows: 2, maxRows: 6 }
  return (
    <WireForm
      form={form}
      label={t.setMinimum}
      compare={[
        { name: 'minimo', label: t.minimum },
        { name: 'texto', label: t.textEs },
        { name: 'texto_en', label: t.textEn },
      ]}
    >
      <p>{t.minimumText}</p>
      <MoneyField {...form.field('minimo')} label={t.minimum} description={t.minimumHint} currency={moneda} />
      <Textarea {...form.field('texto')} label={t.textEs} {...area} />
      <Textarea {...form.field('texto_en')} label={t.textEn} {...area} />
      <FormActions form={form} />
    </WireForm>
  )
}
