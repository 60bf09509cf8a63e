import { classifiedCalls } from '@portal/contract/classifieds/calls'
import { apiContext } from '#core/api.ts'
import { useTexts } from '#core/language.ts'
import { ButtonLink } from '#core/public/button.tsx'
import { PageHead } from '#core/public/page-head.tsx'
import frame from '#core/public/public.module.css'
import { HomeMachinery } from '#features/classifieds/public/home-machinery.tsx'
import type { Route } from './+types/home.route'
import styles from './home.module.css'
import { homeTexts } from './home-texts.ts'
import { Stages } from './stages.tsx'
import { TimingField } from './timing-field.tsx'

export const handle = { cache: { params: [], areas: ['clasificados'] } }

const shown = 4

/** Those that staff chose to show first, then the newest. A marketplace that does not answer leaves the page without it. */
async function load({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const reply = await context.get(apiContext).call(classifiedCalls.publicList, { params: { page_row: shown } })
  if (!reply.ok) return { rows: [], total: 0, isExact: true }
  const { clasificados, clasificados_mas_destacados, total, total_exacto: isExact } = reply.datos
  const rows = [...new Map([...clasificados_mas_destacados, ...clasificados].map((row) => [row.id, row])).values()]
  return { rows: rows.slice(0, shown), total, isExact }
}

export { load as loader, load as clientLoader }

export default function HomePage({ loaderData: machinery }: Route.ComponentProps) {
  const t = useTexts(homeTexts)
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      <Hero />
      <Stages />
      <HomeMachinery {...machinery} />
      <section className={styles.who} aria-labelledby="who">
        <div className={frame.wrap}>
          <h2 id="who">{t.whoTitle}</h2>
          <dl className={styles.people}>
            {t.who.map(({ name, text }) => (
              <div key={name} className={styles.person}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Access />
    </>
  )
}

function Hero() {
  const t = useTexts(homeTexts)
  return (
    <section className={styles.hero}>
      <div className={`${frame.wrap} ${styles.stage}`}>
        <div className={styles.words}>
          <p className={styles.kicker}>{t.kicker}</p>
          <h1>{t.headline}</h1>
          <p className={styles.lead}>{t.lead}</p>
          <div className={styles.actions}>
            <ButtonLink kind="primary" to="/create-account">
              {t.createAccount}
            </ButtonLink>
            <ButtonLink kind="ghost" to="/login">
              {t.logIn}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.art}>
          <TimingField />
        </div>
      </div>
      <div className={styles.facts}>
        <dl className={frame.wrap}>
          {t.facts.map(({ figure, unit, text }) => (
            <div key={text} className={styles.fact}>
              <dt>{text}</dt>
              <dd>
                {figure}
                {unit && <span> {unit}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

function Access() {
  const t = useTexts(homeTexts)
  return (
    <section className={styles.access} aria-labelledby="access">
      <div className={`${frame.wrap} ${styles.band}`}>
        <div>
          <h2 id="access">{t.accessTitle}</h2>
          <div className={styles.actions}>
            <ButtonLink kind="primary" to="/create-account">
              {t.createAccount}
            </ButtonLink>
            <ButtonLink kind="ghost" to="/login">
              {t.haveAccount}
            </ButtonLink>
          </div>
        </div>
        <ol className={styles.steps}>
          {t.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
