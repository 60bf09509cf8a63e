import { contactFields } from '@portal/contract/contacts/fields'
import type { TableProps } from '#core/dashboard/list/data-table.tsx'
import { columnsOf } from '#core/dashboard/records/entity-fields.tsx'
import { StatusDot } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './contact.module.css'
import type { Contact } from './contact-rows.ts'
import { meetingText } from './meeting-text.ts'
import { texts } from './texts.ts'

export function useContactColumns(): TableProps<Contact>['columns'] {
  const t = useTexts(texts)
  const language = useLanguage()
  const { date } = useFormats()
  const columns = columnsOf<typeof contactFields, Contact>(contactFields, language, {
    nombre: ({ nombre }) => <span className={classes.nameInTable}>{nombre}</span>,
  })
  return [
    ...columns,
    { id: 'responsible', label: t.responsible, priority: 2, cell: ({ responsable_nombre }) => responsable_nombre },
    {
      id: 'last',
      label: t.lastContact,
      sort: 'contactado_en',
      kind: 'status',
      cell: ({ sin_contacto: isSilent, contactado_en: last, creado_en: since, proxima_reunion: next }) => {
        const isNew = last === since // nothing happened since the contact was entered
        return (
          <StatusDot tone={isSilent ? 'attention' : next ? 'info' : isNew ? 'neutral' : 'done'}>
            {isSilent ? t.silent : next ? t.meetingOn(meetingText(next)) : isNew ? t.notContacted : date(last)}
          </StatusDot>
        )
      },
    },
  ]
}
