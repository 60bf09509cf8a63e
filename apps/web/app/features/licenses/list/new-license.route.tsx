import { licenseCalls } from '@portal/contract/licenses/calls'
import { useNavigate } from 'react-router'
import { browserApi } from '#core/api/api.browser.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useChoiceSearch } from '#core/dashboard/form/use-choice-search.ts'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useTexts } from '#core/language/language.ts'
import { LicenseFields } from './license-fields.tsx'
import { texts } from './texts.ts'

/** The form of a new license next to the list. */
export default function NewLicensePanel() {
  const t = useTexts(texts)
  const navigate = useNavigate()
  const form = useWireForm({
    call: licenseCalls.save,
    initial: { usuario_id: '', servicio_id: '', tipo_licencia_id: '', fecha_inicio: '', fecha_termino: '' },
    draft: { form: 'license-new', label: t.newLicense },
    onDone: ({ id }) => void navigate(`../${id}`),
  })
  return (
    <SidePanel title={t.newLicense} size="form">
      <WireForm form={form} label={t.newLicense}>
        <Fields>
          <Wide>
            <HolderField {...form.field('usuario_id')} />
          </Wide>
          <LicenseFields form={form} />
        </Fields>
        <FormActions form={form} label={t.createLicense} />
      </WireForm>
    </SidePanel>
  )
}

interface Props {
  value?: unknown
  error?: React.ReactNode
  onChange?: (value: never) => void
}

const shortest = 2

/** A person by name, e-mail or document, found as one types. */
function HolderField(props: Props) {
  const t = useTexts(texts)
  const { found, isSearching, search } = useChoiceSearch(async (buscar) => {
    if (buscar.length < shortest) return null
    const reply = await browserApi.call(licenseCalls.holders, { params: { buscar } })
    if (!reply.ok) return null
    return reply.datos.personas.map(({ id, nombre, email, empresa }) => ({
      value: id,
      label: [nombre, email, empresa].filter(Boolean).join(' · '),
    }))
  })
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
