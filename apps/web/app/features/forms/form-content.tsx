import type { Of } from '@portal/contract/core/fields'
import { subjectOf } from '@portal/contract/forms/constants'
import type { FormSchema } from '@portal/contract/forms/schemas'
import { type Fact, FactGrid } from '#core/dashboard/detail/fact-grid.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './staff/form.module.css'
import { formTexts } from './staff/form-texts.ts'

/** What the sender of a form wrote. */
export function FormContent({ form }: { form: Pick<Of<typeof FormSchema>, 'datos' | 'inicia_en'> }) {
  const t = useTexts(formTexts)
  const language = useLanguage()
  const { dateTime } = useFormats()
  const { message, motivo, product: _, ...rest } = form.datos
  const subject = subjectOf(form.datos, language)
  const labels: Readonly<Record<string, string>> = t.fields
  const facts: Fact[] = [
    ...(subject ? [{ label: t.subject, value: subject }] : []),
    ...(form.inicia_en ? [{ label: t.meeting, value: dateTime(form.inicia_en), isCode: true }] : []),
    ...Object.entries(rest).flatMap(([field, value]) => (labels[field] ? [{ label: labels[field], value }] : [])),
  ]
  const text = message ?? motivo
  return (
    <section>
      <h3 className={classes.title}>{t.content}</h3>
      <FactGrid facts={facts} />
      {text && <blockquote className={classes.message}>{text}</blockquote>}
    </section>
  )
}
