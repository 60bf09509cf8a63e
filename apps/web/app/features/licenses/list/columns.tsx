import { nameIn } from '@portal/contract/core/names'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { useDaysTo } from '../days-left.ts'
import { LicenseStatusDot } from '../license-status.tsx'
import type { License } from './rows.ts'
import { texts } from './texts.ts'

export function useLicenseColumns(): TableProps<License>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const daysTo = useDaysTo()
  const { date } = useFormats()
  return [
    { id: 'holder', label: t.holder, cell: ({ titular }) => titular },
    { id: 'enterprise', label: t.enterprise, priority: 2, cell: ({ empresa_nombre }) => empresa_nombre ?? '—' },
    { id: 'service', label: t.service, cell: (license) => nameIn(license, 'servicio_nombre', language) },
    {
      id: 'type',
      label: t.type,
      priority: 2,
      cell: (license) => nameIn(license, 'tipo_nombre', language),
    },
    {
      id: 'start',
      label: t.start,
      sort: 'fecha_inicio',
      kind: 'date',
      priority: 3,
      cell: ({ fecha_inicio }) => date(fecha_inicio),
    },
    { id: 'end', label: t.end, sort: 'fecha_termino', kind: 'date', cell: ({ fecha_termino }) => date(fecha_termino) },
    {
      id: 'left',
      label: t.endsIn,
      priority: 3,
      cell: ({ dias_restantes, estado_id }) => (estado_id === 4 ? '—' : daysTo(dias_restantes)),
    },
    { id: 'status', label: t.status, kind: 'status', cell: (license) => <LicenseStatusDot license={license} /> },
  ]
}
