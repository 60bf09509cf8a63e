import { applicationErrorTexts } from '@portal/contract/core/application-error-texts'
import { textIn } from '@portal/contract/core/text'
import { useReloadOnce } from '#core/framework/module-reload.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { Button, ButtonLink } from '../components/button.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import { PageHead } from '../frame/page-head.tsx'
import { errorText } from './error-text.ts'
import { errorTexts } from './error-texts.ts'
import { MessageScreen } from './message-screen.tsx'

/** The fallback error screen (rule public-site/reload-once): its title and the error's text. */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTexts(errorTexts)
  const language = useLanguage()
  const isHydrated = useHydrated()
  const title = textIn(applicationErrorTexts.title, language)
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
        <p>{errorText(error, language)}</p>
      </MessageScreen>
    </>
  )
}
