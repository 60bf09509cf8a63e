import { page404Texts } from '@portal/contract/core/page404-texts'
import { textIn } from '@portal/contract/core/text'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { inLanguage } from '#core/language/language-address.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { PublicLink } from '../components/public-link.tsx'
import { texts } from '../components/texts.ts'
import { useHydrated } from '../components/use-hydrated.ts'
import { backAddress } from '../form/back-address.ts'
import { mainLinks } from '../frame/navigation.ts'
import { PageHead } from '../frame/page-head.tsx'
import { errorTexts } from './error-texts.ts'
import { MessageScreen } from './message-screen.tsx'
import sheet from './not-found.module.css'
import { notFoundTexts } from './not-found-texts.ts'

export function NotFoundScreen() {
  const t = useTexts(errorTexts)
  const language = useLanguage()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { state } = useLocation()

  const back = () => {
    const to = backAddress(state)
    if (to) navigate(inLanguage(to, language))
    else if (hasEarlierPage()) navigate(-1)
    else navigate(inLanguage('/', language))
  }

  return (
    <>
      <PageHead title={textIn(page404Texts.noEncontrada, language)} isPrivate />
      <MessageScreen
        mark="404"
        title={textIn(page404Texts.noEncontrada, language)}
        actions={
          <>
            {isHydrated && (
              <Button kind="primary" onClick={back}>
                {t.back}
              </Button>
            )}
            <ButtonLink kind="ghost" to="/">
              {t.home}
            </ButtonLink>
            <Instead />
          </>
        }
      >
        <p>{t.notFound}</p>
      </MessageScreen>
    </>
  )
}

/** Links to the most visited pages. */
function Instead() {
  const t = useTexts(texts)
  const { instead, allProducts } = useTexts(notFoundTexts)
  return (
    <nav className={sheet.instead} aria-labelledby="instead">
      <p id="instead">{instead}</p>
      <ul>
        <li>
          <PublicLink to="/allproducts">{allProducts}</PublicLink>
        </li>
        {mainLinks.map(({ to, text }) => (
          <li key={to}>
            <PublicLink to={to}>{t[text]}</PublicLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Whether the tab has an earlier page, also one from before this page was loaded whole. */
const hasEarlierPage = () => history.length > 1
