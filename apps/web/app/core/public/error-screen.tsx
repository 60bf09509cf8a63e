import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { coreMessages } from '@portal/contract/core/core-messages'
import { isRouteErrorResponse } from 'react-router'
import { useLanguage, useTexts } from '#core/language.ts'
import type { Language } from '#core/language-address.ts'
import { isModuleError, useReloadOnce } from '#core/module-reload.ts'
import { Button, ButtonLink } from './button.tsx'
import { errorTexts } from './error-texts.ts'
import { MessageScreen } from './message-screen.tsx'
import { PageHead } from './page-head.tsx'
import { useHydrated } from './use-hydrated.ts'

/** The screen of last resort (spec 1, 2): its title and what the error says of itself. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTexts(errorTexts)
  const language = useLanguage()
  const isHydrated = useHydrated()
  const title = applicationErrorTexts.title[language]
  useReloadOnce(error)
  return (
    <>
      <PageHead title={title} isPrivate />
      <MessageScreen
        title={title}
        actions={
          <>
            {isHydrated && (
              <Button kind="primary" onClick={() => location.reload()}>
                {t.again}
              </Button>
            )}
            <ButtonLink kind="ghost" to="/" reloadDocument>
              {t.home}
            </ButtonLink>
          </>
        }
      >
        <p>{isModuleError(error) ? t.notLoaded : textOf(error, language)}</p>
      </MessageScreen>
    </>
  )
}

/** A refusal says its entry of the catalogue; an error its message, which the server has already made harmless. */
function textOf(error: unknown, language: Language): string {
  const unexpected = applicationErrorTexts.unexpected[language]
  if (isRouteErrorResponse(error)) {
    const { codigo, mensaje } = (error.data ?? {}) as { codigo?: number; mensaje?: string }
    const entry = Object.values(coreMessages).find(({ code }) => code === codigo)
    return entry?.[language] || mensaje || unexpected
  }
  return (error instanceof Error && error.message) || unexpected
}
