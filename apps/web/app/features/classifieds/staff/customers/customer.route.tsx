import { customerCalls } from '@portal/contract/classifieds/customers/calls'
import type { CustomerFormSchema } from '@portal/contract/classifieds/customers/schemas'
import type { In } from '@portal/contract/core/fields'
import { IconMessage2Question, IconTrash } from '@tabler/icons-react'
import { useLocation, useNavigate, useRouteLoaderData } from 'react-router'
import { countryName } from '#core/countries.ts'
import { useConfirm } from '#core/dashboard/confirm.tsx'
import { RecordMenu } from '#core/dashboard/detail/record-menu.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { CountryField, PhoneField, TextField } from '#core/dashboard/form/fields.tsx'
import { type Loose, useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useListed } from '#core/dashboard/list/use-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { useSend } from '#core/dashboard/send.ts'
import { useFormats } from '#core/formats.ts'
import { useLanguage, useTexts } from '#core/language.ts'
import type { Route } from './+types/customer.route'
import { customerTexts } from './customer-texts.ts'
import type { Customer } from './customers.route.tsx'
import { requestsOfCustomer } from './requests-of.ts'

export { PanelError as ErrorBoundary }

/** A customer beside the list: how he is reached, which is what makes him one. */
export default function CustomerPanel({ params }: Route.ComponentProps) {
  const list = useRouteLoaderData<{ contactos: Customer[] }>('classified-customers')
  const customer = useListed(list?.contactos, params.clienteId)
  const t = useTexts(customerTexts)
  const { date } = useFormats()
  return (
    <SidePanel
      title={customer.nombre}
      status={<SummaryLine>{t.sinceDate(date(customer.creado_en))}</SummaryLine>}
      actions={<CustomerActions customer={customer} />}
    >
      <CustomerForm key={customer.id} customer={customer} />
    </SidePanel>
  )
}

function CustomerForm({ customer }: { customer: Customer }) {
  const t = useTexts(customerTexts)
  const language = useLanguage()
  const form = useWireForm({
    call: customerCalls.update,
    params: { id: customer.id },
    initial: valuesOf(customer),
    draft: { form: `customer-${customer.id}`, label: customer.nombre },
    theirsOf: (theirs) => valuesOf(theirs as Customer),
  })
  const compare = [
    { name: 'nombre', label: t.name },
    { name: 'email', label: t.email },
    { name: 'telefono', label: t.phone },
    { name: 'pais_id', label: t.country, text: (id: unknown) => countryName(Number(id), language) },
    { name: 'empresa', label: t.company },
  ]
  return (
    <WireForm form={form} label={customer.nombre} compare={compare}>
      <Fields>
        <Wide>
          <TextField {...form.field('nombre')} label={t.name} required autoComplete="off" />
        </Wide>
        <Wide>
          <TextField
            {...form.field('email')}
            type="email"
            label={t.email}
            description={t.emailOrPhone}
            maxLength={254}
            autoComplete="off"
          />
        </Wide>
        <PhoneField {...form.field('telefono')} label={t.phone} countryId={form.values.pais_id} autoComplete="off" />
        <CountryField {...form.field('pais_id')} label={t.country} placeholder={t.choose} clearable />
        <Wide>
          <TextField {...form.field('empresa')} label={t.company} autoComplete="off" />
        </Wide>
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}

const valuesOf = (customer: Customer): Loose<In<typeof CustomerFormSchema>> => ({
  nombre: customer.nombre,
  email: customer.email,
  telefono: customer.telefono,
  pais_id: customer.pais_id,
  empresa: customer.empresa,
  version: customer.version,
})

function CustomerActions({ customer }: { customer: Customer }) {
  const t = useTexts(customerTexts)
  const confirm = useConfirm()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { send } = useSend(customerCalls.remove)
  const { id, nombre: name } = customer

  async function remove() {
    const question = { title: t.removeTitle(name), text: t.removeText, action: t.removeAction, isDanger: true }
    if (!(await confirm(question))) return
    const reply = await send({ params: { id } })
    if (reply.ok) void navigate({ pathname: '..', search }, { preventScrollReset: true })
  }
  return (
    <RecordMenu
      actions={[
        {
          label: t.seeRequests,
          icon: IconMessage2Question,
          onClick: () => void navigate(requestsOfCustomer(customer)),
        },
        { label: t.remove, icon: IconTrash, onClick: remove, isDanger: true },
      ]}
    />
  )
}
