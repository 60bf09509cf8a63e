import { accentsOf, isAccent, startingAccent } from '@portal/contract/core/accent'
import { initialsOf } from '@portal/contract/core/initials'
import { useObjectAddress } from '#core/dashboard/form/use-object-address.ts'
import type { Words } from './checkbox-field.tsx'
import type { Pictures } from './fields.tsx'
import classes from './settings.module.css'

interface Props {
  values: Record<string, unknown>
  pictures: Pictures
  words: Words
}

/** Shows the company as typed: in letters or with its logo, its icon, and its accent with what was corrected of it. */
export function CompanyPreview({ values, pictures: { logoUrl, markUrl }, words }: Props) {
  const { t } = words
  const chosenLogo = useObjectAddress((values.imagen as File | null) ?? null)
  const chosenMark = useObjectAddress((values.marca as File | null) ?? null)
  const logo = chosenLogo ?? (values.quitar_logo ? null : logoUrl)
  const mark = chosenMark ?? (values.quitar_marca ? null : markUrl)
  const name = String(values.nombre)
  return (
    <aside className={classes.preview} aria-label={t.preview}>
      <h3>{t.preview}</h3>
      <div className={classes.company}>
        {logo ? (
          <img src={logo} alt={name} />
        ) : (
          <strong>
            {name}
            <i aria-hidden />
          </strong>
        )}
        <span>{String(values.direccion)}</span>
        <span>{String(values.telefono)}</span>
        <span>{String(values.email)}</span>
        <span>{String(values.sitio)}</span>
      </div>
      <AccentPreview accent={String(values.acento).trim().toLowerCase()} name={name} mark={mark} words={words} />
    </aside>
  )
}

interface AccentProps {
  accent: string
  name: string
  mark: string | null
  words: Words
}

function AccentPreview({ accent, name, mark, words: { t } }: AccentProps) {
  if (!isAccent(accent)) return <p aria-live="polite">{t.accentInvalid}</p>
  const { accents, corrections } = accentsOf(accent)
  const { fill, onFill, onDark, onLight } = accents
  const none = accent === startingAccent ? t.startingShades : t.asChosen
  return (
    <>
      <div className={classes.accents}>
        <figure className={classes.lightGround}>
          <figcaption>{t.onLightGround}</figcaption>
          <span className={classes.sample} style={{ background: fill, color: onFill }}>
            {t.aButton}
          </span>
          {accent !== startingAccent && <u style={{ color: onLight }}>{t.aText}</u>}
        </figure>
        <figure className={classes.darkGround}>
          <figcaption>{t.onDarkGround}</figcaption>
          <span className={classes.sample} style={{ background: onDark, color: '#14171b' }}>
            {t.aButton}
          </span>
          <u style={{ color: onDark }}>{t.aText}</u>
        </figure>
        <figure className={classes.lightGround}>
          <figcaption>{t.icon}</figcaption>
          {mark ? (
            <img className={classes.icon} src={mark} alt={t.mark} />
          ) : (
            <span className={classes.icon} style={{ background: fill, color: onFill }}>
              {initialsOf(name)}
            </span>
          )}
        </figure>
      </div>
      <ul aria-live="polite">
        {corrections.length === 0 && <li>{none}</li>}
        {corrections.map((one) => (
          <li key={one}>{t.corrected[one](accents[one])}</li>
        ))}
      </ul>
    </>
  )
}
