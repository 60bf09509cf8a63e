import { page404Texts } from '@portal/contract/access/page404-texts'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage, useTexts } from '#core/language.ts'
import { inLanguage } from '#core/language-address.ts'
import { Button, ButtonLink } from './button.tsx'
import { errorTexts } from './error-texts.ts'
import { MessageScreen } from './message-screen.tsx'
import { PageHead } from './page-head.tsx'
import { useHydrated } from './use-hydrated.ts'

/** Where the button leads when a page sent the reader here and said why (spec 1, 2). Nothing in it is an address. */
const wayBack = {
  classifieds: '/classifieds',
  'quote-detail': '/dashboard/clasificados-solicitudes',
} as const

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
      <PageHead title={page404Texts.noEncontrada[language]} isPrivate />
      <MessageScreen
        mark="404"
        title={page404Texts.noEncontrada[language]}
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
          </>
        }
      >
        <p>{t.notFound}</p>
      </MessageScreen>
    </>
  )
}

/** Null: one step back. */
export function backAddress(state: unknown): string | null {
  const error = typeof state === 'object' && state !== null ? (state as { error?: unknown }).error : undefined
  return error === 'classifieds' || error === 'quote-detail' ? wayBack[error] : null
}

/** The router counts its own pages; the first one of a tab may have come from a link elsewhere. */
const hasEarlierPage = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0
