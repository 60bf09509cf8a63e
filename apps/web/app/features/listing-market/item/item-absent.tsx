import { sectionPaths } from '@portal/contract/listing-market/sections'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import type { Absence } from './item-absence.ts'
import styles from './item-absent.module.css'
import { itemTexts } from './item-texts.ts'
import { SimilarItems } from './similar-items.tsx'

/** Shown for a listing that is gone (410) or unknown (404): alternatives. */
export function ItemAbsent() {
  const t = useTexts(itemTexts)
  const error = useRouteError() // the router passes no props to an export under another name
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) {
    return <ErrorScreen error={error} />
  }
  const { rows, isSimilar } = error.data as Absence
  const isGone = error.status === 410
  const goneText = isSimilar ? t.goneText : t.goneTextAlone
  return (
    <>
      <PageHead title={isGone ? t.goneTitle : t.absentTitle} isPrivate />
      <section className={styles.absent}>
        <div className={frame.wrap}>
          <p className={styles.mark} aria-hidden>
            {error.status}
          </p>
          <h1>{isGone ? t.goneTitle : t.absentTitle}</h1>
          <p className={styles.text}>{isGone ? goneText : t.absentText}</p>
          <ButtonLink kind="primary" to={sectionPaths.all}>
            {t.toList}
          </ButtonLink>
        </div>
      </section>
      <div className={`${frame.wrap} ${styles.others}`}>
        <SimilarItems rows={rows} title={isSimilar ? t.similar : t.latest} />
      </div>
    </>
  )
}
