import { textIn } from '@portal/contract/core/text'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import type { Chosen, Leaving } from './chosen.ts'
import { texts } from './texts.ts'
import classes from './transfers.module.css'

/** What will happen, after a trial has allowed it. */
export function ConfirmStep({ leaving, chosen }: { leaving: Leaving; chosen: Chosen }) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { number } = useFormats()
  const { usuario: user, tipos: kinds, personas: people } = leaving
  const held = kinds.filter(({ total }) => total > 0)
  const nameOf = (id: number) => people.find((person) => person.id === id)?.nombre ?? `#${id}`
  return (
    <div role="status">
      <ul className={classes.kinds}>
        {held.map(({ tipo, total, nombre: es, nombre_en: en, ...kind }) => {
          const to = chosen[tipo] ?? null
          return (
            <li key={tipo}>
              <b>{number(total)}</b>
              <span>
                {textIn({ es, en }, language)} {to === null ? t.stay : t.goesTo(nameOf(to))}
                {to !== null && kind.detalle && (
                  <small>{textIn({ es: kind.detalle, en: kind.detalle_en }, language)}</small>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      <ul className={classes.consequences}>
        <li>{t.becomes(user.nombre)}</li>
        <li>{t.sessionsEnd}</li>
        {held.length > 0 && <li>{t.mailed}</li>}
        <li>{t.undoable}</li>
      </ul>
    </div>
  )
}
