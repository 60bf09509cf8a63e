import { languages, ownLanguageNames, type PageLanguage } from '@portal/contract/core/language'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { useOfferedLanguages } from '#core/page/site.ts'
import { texts } from '../components/texts.ts'
import styles from './language-switch.module.css'

/** A language of which a page already has the texts. The texts of others come with a page of their own. */
const isWritten = (language: PageLanguage) => languages.some((one) => one === language)

/**
 * Plain links. The Spanish one has `lang=es`: the server stores the choice and redirects to the bare address. The
 * frame's script stores either.
 */
export function LanguageSwitch() {
  const t = useTexts(texts)
  const current = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const offered = useOfferedLanguages()
  const addressIn = (language: PageLanguage) => inLanguage(pathname + search + hash, language)

  const linkTo = (language: PageLanguage) => {
    if (language !== languages[0]) return addressIn(language)
    const [path = '', fragment] = addressIn(language).split('#')
    return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${fragment ? `#${fragment}` : ''}`
  }

  if (offered.length === 1) return null
  return (
    <ul className={styles.switch} aria-label={t.language}>
      {offered.map((language) => (
        <li key={language}>
          <a
            href={linkTo(language)}
            hrefLang={language}
            data-language={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            title={ownLanguageNames[language]}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || !isWritten(language)) return
              event.preventDefault()
              navigate(addressIn(language), { replace: true, preventScrollReset: true })
            }}
          >
            {language.toUpperCase()}
          </a>
        </li>
      ))}
    </ul>
  )
}
