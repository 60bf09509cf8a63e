import { certificateCalls } from '@portal/contract/certificates/calls'
import { certificateFields } from '@portal/contract/certificates/fields'
import { nameIn } from '@portal/contract/core/names'
import { useNavigate } from 'react-router'
import { apiContext } from '#core/api/api.ts'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { newEntity } from '#core/dashboard/records/entity-fields.tsx'
import { dayHere } from '#core/formats/zones.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { certificatePath } from '../paths.ts'
import type { Route } from './+types/new-certificate.route'
import { CertificateFields } from './certificate-fields.tsx'
import { texts } from './texts.ts'

export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  context.get(apiContext).load(certificateCalls.initData, {})

/** The form of a certificate that staff issue by hand. */
export default function NewCertificatePanel({ loaderData: { workshops } }: Route.ComponentProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const navigate = useNavigate()
  const form = useWireForm({
    call: certificateCalls.save,
    initial: {
      workshop_id: '',
      ...newEntity(certificateFields),
      emitido_el: dayHere(),
      enviar: true,
    },
    draft: { form: 'certificate-new', label: t.newCertificate },
    onDone: ({ id }) => void navigate(certificatePath(id)),
  })

  function choose(id: unknown) {
    form.set({ workshop_id: id as number })
    const workshop = workshops.find((one) => one.id === id)
    if (!workshop) return
    const emitidoEl = dayHere(workshop.termino)
    form.set({ titulo: workshop.nombre, titulo_en: workshop.nombre_en, emitido_el: emitidoEl })
  }
  return (
    <SidePanel title={t.newCertificate} size="form">
      <WireForm form={form} label={t.newCertificate}>
        <Fields>
          <Wide>
            <SelectField
              {...form.field('workshop_id')}
              label={t.workshop}
              description={t.workshopHint}
              choices={workshops.map((one) => ({ value: one.id, label: nameIn(one, 'nombre', language) }))}
              onChange={choose}
              clearable
            />
          </Wide>
          <CertificateFields form={form} />
        </Fields>
        <FormActions form={form} label={t.issue} />
      </WireForm>
    </SidePanel>
  )
}
