import { type Role, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './audit.module.css'
import { differencesOf } from './differences.ts'
import { fieldName } from './names.ts'
import type { AuditDetail } from './rows.ts'
import { texts } from './texts.ts'

/** What a row changed, field by field. */
export function Changes({ row: { antes: before, despues: after } }: { row: AuditDetail }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const { changed, same } = differencesOf(before, after)
  return (
    <PanelSection title={t.changes}>
      {changed.length === 0 && same.length === 0 && <p className={classes.note}>{t.noChanges}</p>}
      {changed.length > 0 && (
        <table className={classes.changes} aria-label={t.changes}>
          <thead>
            <tr>
              <th scope="col">{t.field}</th>
              {before && <th scope="col">{t.before}</th>}
              {after && <th scope="col">{t.after}</th>}
            </tr>
          </thead>
          <tbody>
            {changed.map((change) => (
              <tr key={change.field}>
                <th scope="row" title={change.field}>
                  {fieldName(change.field, language)}
                </th>
                {before && (
                  <td data-label={t.before}>
                    <Value field={change.field} value={change.before} />
                  </td>
                )}
                {after && (
                  <td data-label={t.after}>
                    <Value field={change.field} value={change.after} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <details className={classes.note}>
          <summary>{t.unchanged(number(same.length))}</summary>
          {same.map((field) => fieldName(field, language)).join(', ')}
        </details>
      )}
    </PanelSection>
  )
}

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** A stored value in words where it has some: moments, roles, modules, yes and no. */
function Value({ field, value }: { field: string; value: unknown }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  if (value === undefined || value === null || value === '') return <span className={classes.empty}>{t.empty}</span>
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (field === 'rol_id' && typeof value === 'number') return textIn(roleNames[value as Role], language) ?? value
  if (field === 'claves_modulo' && Array.isArray(value))
    return value.map((key) => textIn(moduleNames[key as keyof typeof moduleNames], language) ?? String(key)).join(', ')
  if (typeof value === 'string') return moment.test(value) ? dateTime(value) : value
  if (typeof value === 'object') return <code className={classes.raw}>{JSON.stringify(value, null, 1)}</code>
  return String(value)
}
