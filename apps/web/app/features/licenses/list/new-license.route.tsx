import { contactCalls } from '@portal/contract/contacts/calls'
import type { Of } from '@portal/contract/core/fields'
import { licenseCalls } from '@portal/contract/licenses/calls'
import type { HoldersSchema } from '@portal/contract/licenses/schemas'
import { useNavigate } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useChoiceSearch } from '#core/dashboard/form/use-choice-search.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { idFrom } from '#core/formats/ids.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/new-license.route'
import { LicenseFields } from './license-fields.tsx'
import { texts } from './texts.ts'

/** Loads the account with the address of the contact that the new license is for, where the address of the page names one. */
export async function clientLoader({ url, context }: Route.ClientLoaderArgs) {
  const contactId = idFrom(url.searchParams.get('contacto'))
  if (contactId === null) return { holder: null }
  const api = context.get(apiContext)
  const { contacto } = await api.load(contactCalls.get, { params: { contacto_id: contactId } })
  const { personas } = await api.load(licenseCalls.holders, { params: { buscar: contacto.email } })
  const isTheirs = ({ email }: Person) => email.toLowerCase() === contacto.email.toLowerCase()
  return { holder: personas.find(isTheirs) ?? null }
}

type Person = Of<typeof HoldersSchema>['personas'][number]

/** The form of a new license next to the list. */
export default function NewLicensePanel({ loaderData: { holder } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const form = useWireForm({
    call: licenseCalls.save,
    initial: {
      usuario_id: holder?.id ?? '',
      servicio_id: '',
      tipo_licencia_id: '',
      fecha_inicio: '',
      fecha_termino: '',
    },
    draft: { form: 'license-new', label: t.newLicense },
    onDone: ({ id }) => void navigate(`../${id}`),
  })
  return (
    <SidePanel title={t.newLicense} size="form">
      <WireForm form={form} label={t.newLicense}>
        <Fields>
          <Wide>
            <HolderField {...form.field('usuario_id')} known={holder} />
          </Wide>
          <LicenseFields form={form} />
        </Fields>
        <FormActions form={form} label={t.createLicense} />
      </WireForm>
    </SidePanel>
  )
}

interface Props {
  known: Person | null
  value?: unknown
  error?: React.ReactNode
  onChange?: (value: never) => void
}

const shortest = 2

const holderChoice = ({ id, nombre, email, empresa }: Person) => ({
  value: id,
  label: [nombre, email, empresa].filter(Boolean).join(' · '),
})

/** A person by name, e-mail or document, found as one types. */
function HolderField({ known, ...props }: Props) {
  const t = useTexts(texts)
  const { found, isSearching, search } = useChoiceSearch(
    async (buscar) => {
      if (buscar.length < shortest) return null
      const reply = await browserApi.call(licenseCalls.holders, { params: { buscar } })
      if (!reply.ok) return null
      return reply.datos.personas.map(holderChoice)
    },
    known ? [holderChoice(known)] : [],
  )
  return (
    <SelectField
      {...props}
      label={t.holder}
      description={t.holderHint}
      required
      autoComplete="off"
      choices={found}
      isSearching={isSearching}
      onSearchChange={(text) => found.every(({ label }) => label !== text) && search(text)}
    />
  )
}
