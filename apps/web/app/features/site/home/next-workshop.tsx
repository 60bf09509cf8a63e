import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import frame from '#core/public/frame/public.module.css'
import { belowTexts } from './below-texts.ts'
import type { Below } from './load.ts'
import styles from './next-workshop.module.css'

/** The next workshop that takes registrations. */
export function NextWorkshop({
  workshop: { name, state, days, place, path },
}: {
  workshop: NonNullable<Below['workshop']>
}) {
  const t = useTexts(belowTexts)
  return (
    <section className={styles.workshop} aria-labelledby="next-workshop">
      <div className={frame.wrap}>
        <div>
          <p className={styles.state}>
            {t.nextWorkshop} · {state}
          </p>
          <h2 id="next-workshop">{name}</h2>
          <p>
            {days}
            <br />
            {place}
          </p>
        </div>
        <ButtonLink to={path}>{t.seeWorkshop}</ButtonLink>
      </div>
    </section>
  )
}
