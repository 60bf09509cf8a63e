import { sectionPaths } from '@portal/contract/machines/market/sections'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import { MessageScreen } from '#core/public/screens/message-screen.tsx'
import { offerTexts } from './texts.ts'

/** For a machine that is gone, and for a link that is not valid: leads to the machines that take offers. */
export function OfferAbsent() {
  const t = useTexts(offerTexts)
  const error = useRouteError()
  if (!isRouteErrorResponse(error) || error.status >= 500 || error.status === 429) return <ErrorScreen error={error} />
  return (
    <>
      <PageHead title={t.absentTitle} isPrivate />
      <MessageScreen
        title={t.absentTitle}
        actions={
          <ButtonLink kind="primary" to={sectionPaths.offers}>
            {t.toOffers}
          </ButtonLink>
        }
      >
        <p>{t.absentText}</p>
      </MessageScreen>
    </>
  )
}
