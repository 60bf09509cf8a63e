import { nameIn } from '@portal/contract/core/names'
import { checkInPath } from '@portal/contract/workshops/constants'
import { Link, useLocation } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { loginAddress } from '#core/session/token.ts'
import styles from './check-in.module.css'
import { checkInTexts } from './check-in-texts.ts'
import type { CheckInWorkshops } from './device.ts'
import { timeIn } from './time-in.ts'

interface Props {
  /** Null when the device has none stored. */
  workshops: CheckInWorkshops | null
  isSignedOut: boolean
  isAllowed: boolean
}

/** The start of the installed screen: which workshop. */
export function WorkshopChoice({ workshops, isSignedOut, isAllowed }: Props) {
  const t = useTexts(checkInTexts)
  const language = useLanguage()
  const { pathname, search } = useLocation()
  return (
    <>
      <header className={styles.head}>
        <h1>{t.title}</h1>
        <a href="/dashboard/registros-workshop/talleres">{t.toDashboard}</a>
      </header>
      {isSignedOut && (
        <p className={styles.notice} role="alert">
          {t.signedOut} <a href={loginAddress(pathname + search)}>{t.logIn}</a>
        </p>
      )}
      {!isAllowed && <p className={styles.notice}>{t.notAllowed}</p>}
      {isAllowed && !isSignedOut && workshops === null && <p className={styles.notice}>{t.needsNetwork}</p>}
      {workshops?.length === 0 && <p className={styles.notice}>{t.none}</p>}
      {workshops !== null && workshops.length > 0 && (
        <nav aria-label={t.choose} className={styles.choice}>
          <h2>{t.choose}</h2>
          <ul>
            {workshops.map((workshop) => (
              <li key={workshop.id}>
                <Link to={inLanguage(`${checkInPath}/${workshop.id}`, language)}>
                  <strong>{nameIn(workshop, 'nombre', language)}</strong>
                  <span>{timeIn(workshop.inicio, workshop.zona_horaria, language, 'day')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  )
}
