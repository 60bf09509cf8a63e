import { enterpriseCalls } from '@portal/contract/enterprises/calls'
import { type EnterpriseStatus, enterpriseStatusNames } from '@portal/contract/enterprises/constants'
import { countryName } from '#core/countries.ts'
import type { ConflictField } from '#core/dashboard/form/conflict-dialog.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language.ts'
import { EnterpriseFields } from './enterprise-fields.tsx'
import { type Enterprise, valuesOf } from './enterprise-values.ts'
import { texts } from './texts.ts'

interface Props {
  enterprise: Enterprise
  onDone?: () => void
}

/** Changes an enterprise: beside the list, and beside its own page. */
export function EnterpriseEditForm({ enterprise, onDone }: Props) {
  const compare = useComparedFields()
  const form = useWireForm({
    call: enterpriseCalls.update,
    params: { id: enterprise.id },
    initial: valuesOf(enterprise),
    draft: { form: `enterprise-${enterprise.id}`, label: enterprise.nombre },
    ...(onDone && { onDone }),
  })
  return (
    <WireForm form={form} label={enterprise.nombre} compare={compare}>
      <EnterpriseFields form={form} isAbbreviationFrozen={!enterprise.puede_cambiar_abreviatura} />
      <FormActions form={form} />
    </WireForm>
  )
}

function useComparedFields(): ConflictField[] {
  const t = useTexts(texts)
  const language = useLanguage()
  return [
    { name: 'nombre', label: t.name },
    { name: 'abreviatura', label: t.abbreviation },
    {
      name: 'estado_id',
      label: t.status,
      text: (id) => enterpriseStatusNames[id as EnterpriseStatus]?.[language] ?? '',
    },
    { name: 'pais_id', label: t.country, text: (id) => countryName(Number(id), language) },
    { name: 'zona_horaria', label: t.timeZone },
    { name: 'email', label: t.email },
    { name: 'telefono', label: t.phone },
    { name: 'emails_autorizados', label: t.authorizedEmails },
  ]
}
