import { sectionPaths } from '@portal/contract/machines/market/sections'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import { searchTexts } from '../texts.ts'

/** For a link that is forged, incomplete or too old. */
export function SearchAbsent() {
  const t = useTexts(searchTexts)
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status >= 500 || error.status === 429) return <ErrorScreen error={error} />
  return (
    <>
      <PageHead title={t.absentTitle} isPrivate />
      <MessageScreen
        title={t.absentTitle}
        actions={
          <>
            <ButtonLink kind="primary" to={sectionPaths.all}>
              {t.toMachines}
            </ButtonLink>
            <ButtonLink to="/properties">{t.toProperties}</ButtonLink>
          </>
        }
      >
        <p>{t.absentText}</p>
      </MessageScreen>
    </>
  )
}
