import { pageLanguageOf } from '@portal/contract/core/language'
import { pageLanguageNames } from '@portal/contract/core/language-names'
import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { workshopCalls } from '@portal/contract/workshops/calls'
import {
  type RegistrationStatus,
  referenceOf,
  registrationStatusNames,
  staffStatuses,
} from '@portal/contract/workshops/constants'
import { apiContext } from '#core/api/api.ts'
import { FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { SidePanel } from '#core/dashboard/detail/side-panel.tsx'
import { SummaryLine } from '#core/dashboard/detail/summary-line.tsx'
import { SelectField, TextField } from '#core/dashboard/form/fields.tsx'
import { useWireForm } from '#core/dashboard/form/use-wire-form.ts'
import { Fields, FormActions, Wide, WireForm } from '#core/dashboard/form/wire-form.tsx'
import { loadListed } from '#core/dashboard/records/load-listed.ts'
import { PanelError } from '#core/dashboard/screen-error.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { countryName } from '#core/language/countries.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useContactFact } from '../../contacts/use-contact-fact.tsx'
import type { Route } from './+types/registration.route'
import { statusTones } from './registration-status.ts'
import { registrationTexts } from './registration-texts.ts'
import type { Registration } from './registrations.route.tsx'

export { PanelError as ErrorBoundary }

export const clientLoader = ({ params, context }: Route.ClientLoaderArgs) =>
  loadListed<Registration>(context.get(apiContext), workshopCalls.list, 'registros', params.registroId)

/** A registration next to the list: the person, and whether they attended. */
export default function RegistrationPanel({ loaderData: row }: Route.ComponentProps) {
  const t = useTexts(registrationTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const contact = useContactFact(personOf(row))
  const status = row.estado_id as RegistrationStatus
  return (
    <SidePanel
      title={row.nombre}
      mark={referenceOf(row.id)}
      status={
        <SummaryLine>
          <StatusDot tone={statusTones[status]}>{textIn(registrationStatusNames[status], language)}</StatusDot>
          {placeText(row, t, dateTime)}
          {t.receivedOn(dateTime(row.creado_en))}
        </SummaryLine>
      }
    >
      <FactGrid
        facts={[
          { label: t.workshop, value: nameIn(row, 'workshop_nombre', language) },
          { label: t.email, value: <a href={`mailto:${row.email}`}>{row.email}</a> },
          { label: t.phone, value: row.telefono, isCode: true },
          { label: t.company, value: row.empresa },
          ...contact,
          { label: t.country, value: countryName(row.pais_id, language) },
          { label: t.language, value: textIn(pageLanguageNames[pageLanguageOf(row.idioma)], language) },
        ]}
      />
      <StatusForm key={row.id} row={row} />
      <NameForm key={`name-${row.id}`} row={row} />
    </SidePanel>
  )
}

const personOf = ({ nombre, email, telefono, empresa, pais_id, idioma }: Registration) => ({
  nombre,
  email,
  telefono,
  empresa,
  pais_id,
  idioma,
})

/** The place: confirmed, held for a time, a number on the waiting list, or when the person came. */
function placeText(row: Registration, t: typeof registrationTexts.es, dateTime: (moment: string) => string): string {
  if (row.asistio_en) return t.checkedInAt(dateTime(row.asistio_en))
  if (row.posicion !== null) return t.position(row.posicion)
  if (row.vence_en && !row.confirmado_en) return t.heldUntil(dateTime(row.vence_en))
  return row.confirmado_en ? t.confirmed : ''
}

/** The name as the certificate will have it. */
function NameForm({ row }: { row: Registration }) {
  const t = useTexts(registrationTexts)
  const form = useWireForm({
    call: workshopCalls.rename,
    params: { id: row.id },
    initial: { nombre: row.nombre, version: row.version },
    theirsOf: (theirs) => ({ nombre: (theirs as Registration).nombre, version: (theirs as Registration).version }),
  })
  return (
    <WireForm form={form} label={t.rename} compare={[{ name: 'nombre', label: t.name }]}>
      <Fields>
        <Wide>
          <TextField {...form.field('nombre')} label={t.certificateName} description={t.renameHint} required />
        </Wide>
      </Fields>
      <FormActions form={form} label={t.renameAction} variant="default" />
    </WireForm>
  )
}

function StatusForm({ row }: { row: Registration }) {
  const t = useTexts(registrationTexts)
  const language = useLanguage()
  const form = useWireForm({
    call: workshopCalls.changeStatus,
    params: { id: row.id },
    initial: { estado_id: row.estado_id as RegistrationStatus, version: row.version },
    theirsOf: (theirs) => {
      const { estado_id, version } = theirs as Registration
      return { estado_id: estado_id as RegistrationStatus, version }
    },
  })
  const known = [...new Set([...staffStatuses, row.estado_id as RegistrationStatus])]
  const choices = known.map((id) => ({ value: id, label: textIn(registrationStatusNames[id], language) }))
  const nameOf = (id: unknown) => textIn(registrationStatusNames[Number(id) as RegistrationStatus], language) ?? ''
  return (
    <WireForm form={form} label={t.change} compare={[{ name: 'estado_id', label: t.status, text: nameOf }]}>
      <Fields>
        <Wide>
          <SelectField
            {...form.field('estado_id')}
            label={t.status}
            description={t.attendanceHint}
            choices={choices}
            required
          />
        </Wide>
      </Fields>
      <FormActions form={form} />
    </WireForm>
  )
}
