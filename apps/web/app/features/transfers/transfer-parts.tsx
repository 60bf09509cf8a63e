import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import type { TransferPartSchema } from '@portal/contract/transfers/schemas'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { texts } from './texts.ts'
import classes from './transfers.module.css'

/** Each kind with its receiver and how much of it went; kinds of which there was nothing are left out. */
export function TransferDeps({ parts }: { parts: readonly Of<typeof TransferPartSchema>[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const shown = parts.filter(({ total, movidos, quedan }) => total + movidos + quedan > 0)
  if (shown.length === 0) return null
  return (
    <section className={classes.card} aria-label={t.what}>
      <dl className={classes.parts}>
        {shown.map(({ tipo, nombre: es, nombre_en: en, ...part }) => {
          const all = part.movidos + part.devueltos + part.rechazados
          return (
            <div key={tipo}>
              <dt>{textIn({ es, en }, language)}</dt>
              <dd>
                {part.usuario_id === null ? t.stays : `${t.receiver} ${part.usuario_nombre}`}
                <small>
                  {[
                    part.usuario_id !== null &&
                      `${t.moved}: ${t.ofTotal(number(all), number(Math.max(all, part.total)))}`,
                    part.devueltos > 0 && `${t.returned}: ${number(part.devueltos)}`,
                    part.rechazados > 0 && `${t.refused}: ${number(part.rechazados)}`,
                    part.quedan > 0 && `${t.remain}: ${number(part.quedan)}`,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
