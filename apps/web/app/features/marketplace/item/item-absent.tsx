import type { ComponentType } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import frame from '#core/public/frame/public.module.css'
import { ErrorScreen } from '#core/public/screens/error-screen.tsx'
import type { Absence } from './absence.ts'
import styles from './item-absent.module.css'
import { SimilarItems } from './similar-items.tsx'

interface Props<Row> {
  texts: Readonly<
    Record<
      'goneTitle' | 'goneText' | 'goneTextAlone' | 'absentTitle' | 'absentText' | 'toList' | 'similar' | 'latest',
      string
    >
  >
  /** The list of all items of the kind. */
  list: string
  Card: ComponentType<{ row: Row }>
}

/** Shown for an item that is gone (410) or unknown (404): alternatives. */
export function ItemAbsent<Row extends { id: number }>({ texts: t, list, Card }: Props<Row>) {
  const error = useRouteError() // the router passes no props to an export under another name
  if (!isRouteErrorResponse(error) || (error.status !== 404 && error.status !== 410)) {
    return <ErrorScreen error={error} />
  }
  const { rows, isSimilar } = error.data as Absence<Row>
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
          <ButtonLink kind="primary" to={list}>
            {t.toList}
          </ButtonLink>
        </div>
      </section>
      <div className={`${frame.wrap} ${styles.others}`}>
        <SimilarItems rows={rows} title={isSimilar ? t.similar : t.latest} Card={Card} />
      </div>
    </>
  )
}
