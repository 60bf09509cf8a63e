import type { ReviewSchema } from '@portal/contract/broadcasts/schemas'
import {
  LinkStatus,
  linkStatusNames,
  type OmissionReason,
  omissionReasonNames,
  ReviewStatus,
  reviewPointNames,
  reviewStatusNames,
} from '@portal/contract/broadcasts/states'
import type { Of } from '@portal/contract/core/fields'
import { textIn } from '@portal/contract/core/text'
import { PanelSection } from '#core/dashboard/detail/panel-section.tsx'
import { StatusDot, type Tone } from '#core/dashboard/status-dot.tsx'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import classes from './broadcasts.module.css'
import { texts } from './texts.ts'

export type Review = Of<typeof ReviewSchema>

const tones: Readonly<Record<ReviewStatus, Tone>> = { bien: 'done', aviso: 'attention', rojo: 'danger' }
const linkTones: Readonly<Record<LinkStatus, Tone>> = { bien: 'done', sin_comprobar: 'attention', roto: 'danger' }

/** What was looked at before a draft is sent: a red point keeps it from being sent (rule broadcasts/review). */
export function ReviewPanel({ review }: { review: Review }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number, bytes } = useFormats()
  const said: Readonly<Record<Review['puntos'][number]['clave'], string>> = {
    destinatarios: t.counted(number(review.total), number(review.es), number(review.en)),
    omitidos: t.leftOut(number(review.omitidos)),
    idiomas: t.bothLanguages,
    cuerpo: t.bodyWritten,
    tamano: t.sizeOf(bytes(review.bytes), bytes(review.max_bytes)),
    enlaces: t.links(number(review.enlaces.length)),
  }
  const wrong: Partial<Record<Review['puntos'][number]['clave'], string>> = {
    destinatarios: t.noneLeft,
    idiomas: review.puntos.some(({ clave, estado }) => clave === 'idiomas' && estado === ReviewStatus.red)
      ? t.languageMissing
      : t.oneLanguage,
    cuerpo: t.bodyEmpty,
    enlaces: t.linksToMend,
  }
  const troubled = review.enlaces.filter(({ estado }) => estado !== LinkStatus.good)
  return (
    <PanelSection title={t.review} isOfPage>
      <ul className={classes.review}>
        {review.puntos.map(({ clave, estado }) => (
          <li key={clave}>
            <StatusDot tone={tones[estado]}>
              {textIn(reviewPointNames[clave], language)} · {textIn(reviewStatusNames[estado], language)}.{' '}
              {estado === ReviewStatus.good ? said[clave] : (wrong[clave] ?? said[clave])}
            </StatusDot>
            {clave === 'omitidos' && review.omitidos > 0 && (
              <ul className={classes.omitted}>
                {review.nombres_omitidos.map((one) => (
                  <li key={one.contacto_id}>
                    {one.nombre} ({one.email}): {textIn(omissionReasonNames[one.motivo as OmissionReason], language)}
                  </li>
                ))}
              </ul>
            )}
            {clave === 'enlaces' && troubled.length > 0 && (
              <ul className={classes.omitted}>
                {troubled.map(({ direccion, estado, detalle }) => (
                  <li key={direccion}>
                    <StatusDot tone={linkTones[estado]}>{textIn(linkStatusNames[estado], language)}</StatusDot>{' '}
                    {direccion}
                    {detalle && ` (${detalle})`}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
