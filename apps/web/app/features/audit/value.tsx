import { type Role, roleNames } from '@portal/contract/access/constants'
import { moduleNames } from '@portal/contract/access/modules'
import { textIn } from '@portal/contract/core/text'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './audit.module.css'
import { texts } from './texts.ts'

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/

/** A stored value in words where it has some: moments, roles, modules, yes and no. */
export function Value({ field, value }: { field: string; value: unknown }) {
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
