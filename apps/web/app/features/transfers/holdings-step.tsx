import { textIn } from '@portal/contract/core/text'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Kind } from './chosen.ts'
import { texts } from './texts.ts'
import classes from './transfers.module.css'

/** How much the person holds of each kind. */
export function HoldingsStep({ kinds }: { kinds: readonly Kind[] }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  return (
    <>
      <ul className={classes.kinds}>
        {kinds.map((kind) => (
          <li key={kind.tipo} data-none={kind.total === 0 || undefined}>
            <b>{number(kind.total)}</b>
            <span>
              {textIn({ es: kind.nombre, en: kind.nombre_en }, language)}
              {kind.detalle && <small>{textIn({ es: kind.detalle, en: kind.detalle_en }, language)}</small>}
            </span>
          </li>
        ))}
      </ul>
      {kinds.every(({ total }) => total === 0) && <p role="status">{t.holdsNothing}</p>}
    </>
  )
}
