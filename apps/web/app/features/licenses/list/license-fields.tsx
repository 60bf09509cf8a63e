import type { PageLanguage } from '@portal/contract/core/language'
import { nameIn } from '@portal/contract/core/names'
import { DateField } from '#core/dashboard/form/date-field.tsx'
import { SelectField } from '#core/dashboard/form/fields.tsx'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { type LicenseChoices, useLicenseChoices } from './rows.ts'
import { texts } from './texts.ts'

type Field = 'servicio_id' | 'tipo_licencia_id' | 'fecha_inicio' | 'fecha_termino'

interface Props {
  form: { field: (name: Field) => object & { name: string } }
  /** Service and start stay once a license has started. */
  hasStarted?: boolean
  /** What the license has although it can no longer be chosen. */
  current?: { servicio_id: number; servicio: string; tipo_licencia_id: number; tipo: string }
}

/** Service, type and days of a license. */
export function LicenseFields({ form, hasStarted = false, current }: Props) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { servicios, tipos_licencia } = useLicenseChoices()
  const services = withCurrent(
    servicios.map((service) => ({ value: service.id, label: nameIn(service, 'nombre', language) })),
    current && { value: current.servicio_id, label: current.servicio },
  )
  const types = withCurrent(
    typeChoices(tipos_licencia, language),
    current && { value: current.tipo_licencia_id, label: current.tipo },
  )
  return (
    <>
      <SelectField
        {...form.field('servicio_id')}
        label={t.service}
        choices={services}
        disabled={hasStarted}
        allowDeselect={false}
        required
      />
      <SelectField {...form.field('tipo_licencia_id')} label={t.type} choices={types} allowDeselect={false} required />
      <DateField {...form.field('fecha_inicio')} label={t.start} description={t.startHint} disabled={hasStarted} />
      <DateField {...form.field('fecha_termino')} label={t.end} description={t.endHint} />
    </>
  )
}

export const typeChoices = (types: LicenseChoices['tipos_licencia'], language: PageLanguage) =>
  types.map((type) => ({ value: type.id, label: nameIn(type, 'nombre', language) }))

const withCurrent = <T extends { value: number }>(choices: readonly T[], current: T | undefined) =>
  current && !choices.some(({ value }) => value === current.value) ? [...choices, current] : choices
