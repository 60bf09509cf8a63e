import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useTexts } from '#core/language/language.ts'
import { type Opening, OpeningLines } from './lines.tsx'
import classes from './opening.module.css'
import { openingTexts } from './opening-texts.ts'
import { openingPath } from './screens.ts'

/** On the start page of super administrators, until the site opens: the lines that lead there. */
export function OpeningOnStart() {
  const t = useTexts(openingTexts)
  const { counts } = useSignedIn()
  const { load, data: opening } = useFetcher<Opening>()
  const left = counts.apertura ?? 0
  useEffect(() => {
    if (left > 0) void load(openingPath)
  }, [left, load])
  useChanges('apertura')
  if (left === 0 || !opening) return null
  return (
    <section className={classes.card} aria-labelledby="opening">
      <h2 id="opening">{t.start}</h2>
      <OpeningLines opening={opening} />
      <div className={classes.actions}>
        <Button component={Link} to={openingPath}>
          {t.goOn}
        </Button>
      </div>
    </section>
  )
}
