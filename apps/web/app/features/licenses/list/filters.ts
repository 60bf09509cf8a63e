import { nameIn } from '@portal/contract/core/names'
import { textIn } from '@portal/contract/core/text'
import { LicenseStatus, licenseStatusNames } from '@portal/contract/licenses/states'
import type { Filter } from '#core/dashboard/list/filters.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useLicenseChoices } from './rows.ts'
import { texts } from './texts.ts'

/** Days that the list can be filtered by. */
const endingDays = [7, 30, 60, 90] as const

const shownStatuses = [LicenseStatus.active, LicenseStatus.finished, LicenseStatus.inactive] as const

/** The filters of the list. */
export function useLicenseFilters(): readonly Filter[] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { servicios, tipos_licencia, empresas, distribuidores } = useLicenseChoices()
  const named = (rows: readonly { id: number; nombre: string }[]) =>
    rows.map(({ id, nombre }) => ({ value: id, label: nombre }))
  return [
    {
      name: 'estado_id',
      label: t.status,
      choices: shownStatuses.map((status) => ({ value: status, label: textIn(licenseStatusNames[status], language) })),
    },
    {
      name: 'servicio_id',
      label: t.service,
      choices: servicios.map((service) => ({ value: service.id, label: nameIn(service, 'nombre', language) })),
    },
    {
      name: 'tipo_licencia_id',
      label: t.type,
      choices: tipos_licencia.map((type) => ({ value: type.id, label: nameIn(type, 'nombre', language) })),
    },
    { name: 'empresa_id', label: t.enterprise, choices: named(empresas) },
    { name: 'distribuidor_id', label: t.distributor, choices: named(distribuidores) },
    {
      name: 'vence_dias',
      label: t.endsIn,
      choices: endingDays.map((count) => ({ value: count, label: t.days(count) })),
    },
    { name: 'en_gracia', label: t.grace, choices: [{ value: 'true', label: t.yes }] },
  ]
}
