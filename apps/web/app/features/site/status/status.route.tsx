import { healthCalls } from '@portal/contract/core/health-calls'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import type { Route } from './+types/status.route'
import { type Health, shownParts, standingOf } from './standing.ts'
import styles from './status.module.css'
import { statusTexts } from './status-texts.ts'

export const handle = { document: true }

/** While the database is away the same facts come with a refusal: the page answers either way. */
export async function loader({ context }: Route.LoaderArgs) {
  const reply = await context.get(apiContext).call(healthCalls.read, {})
  return { health: (reply.datos ?? null) as Health | null, checkedAt: new Date().toISOString() }
}

export default function StatusPage({ loaderData: { health, checkedAt } }: Route.ComponentProps) {
  const t = useTexts(statusTexts)
  const formats = useFormats()
  const standing = standingOf(health)
  const steps = [{ name: t.support, to: '/support' }, { name: t.title }]
  return (
    <>
      <PageHead title={t.title} description={t.description} isPrivate />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.title} lead={t[standing]} />
      <div className={`${frame.wrap} ${styles.page}`}>
        <h2>{t.parts}</h2>
        <ul className={styles.parts}>
          {shownParts.map((part) => (
            <li key={part}>
              <span>{t.names[part]}</span>
              <PartState part={health?.[part]} />
            </li>
          ))}
        </ul>
        <p className={styles.checked}>
          {t.checked} <time dateTime={checkedAt}>{formats.dateTime(checkedAt)}</time>
        </p>
        <ButtonLink to="/estado">{t.again}</ButtonLink>
      </div>
    </>
  )
}

/** The state of a part in words; since when only where it is of use. */
function PartState({ part }: { part: Health['base_de_datos'] | undefined }) {
  const t = useTexts(statusTexts)
  const formats = useFormats()
  if (!part) return <strong>{t.unknown}</strong>
  if (part.estado === 'ok') return <span className={styles.ok}>{t.ok}</span>
  return (
    <strong className={styles.ill}>
      {t.ill} {t.since} <time dateTime={part.desde}>{formats.dateTime(part.desde)}</time>
    </strong>
  )
}
