import { hourText, readTime } from '#core/formats/dashboard-dates.ts'
import { useReader } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { kitTexts } from '../texts.ts'
import { ReadField, type ReadFieldProps } from './read-field.tsx'

/**
 * A time of day, stored as `16:05`, typed and shown as the reader's language writes it: the browser's own field uses that
 * of the browser.
 */
export function TimeField(props: ReadFieldProps) {
  const t = useTexts(kitTexts)
  const reader = useReader()
  const write = (time: string) => hourText(time, reader)
  return <ReadField maxLength={12} {...props} read={readTime} write={write} example={t.timeLike(write('16:05'))} />
}
