import { nameIn } from '@portal/contract/core/names'
import { licenseCalls } from '@portal/contract/licenses/calls'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { LicenseFields } from './license-fields.tsx'
import type { LicenseDetail } from './rows.ts'
import { texts } from './texts.ts'

interface Props {
  license: LicenseDetail['licencia']
  onDone: () => void
}

/** Type and end of a license; before its start also service and start. */
export function LicenseForm({ license, onDone }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { id, servicio_id, tipo_licencia_id, fecha_inicio, fecha_termino, version, titular } = license
  const form = useWireForm({
    call: licenseCalls.update,
    params: { id },
    initial: { servicio_id, tipo_licencia_id, fecha_inicio, fecha_termino, version },
    draft: { form: `license-${id}`, label: t.draftOf(titular) },
    onDone,
  })
  const isScheduled = license.estado_id === 5 && license.suspendida === null
  return (
    <WireForm
      form={form}
      label={t.license}
      compare={[
        { name: 'fecha_inicio', label: t.start },
        { name: 'fecha_termino', label: t.end },
      ]}
    >
      <Fields>
        <LicenseFields
          form={form}
          hasStarted={!isScheduled}
          current={{
            servicio_id,
            servicio: nameIn(license, 'servicio_nombre', language),
            tipo_licencia_id,
            tipo: nameIn(license, 'tipo_nombre', language),
          }}
        />
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}
