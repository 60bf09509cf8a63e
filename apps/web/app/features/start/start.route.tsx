import { sessionCalls } from '@portal/contract/sign-in/calls'
import { startCalls } from '@portal/contract/start/calls'
import { apiContext } from '#core/api/api.ts'
import { PageHeader } from '#core/dashboard/detail/page-header.tsx'
import { useChanges } from '#core/dashboard/live-context.tsx'
import { useSignedIn } from '#core/dashboard/signed-in.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useTexts } from '#core/language/language.ts'
import { loadOwnLicenses, OwnOnStart } from '#features/licenses/own/own-on-start.tsx'
import { OpeningOnStart } from '#features/opening/opening-on-start.tsx'
import { RecentSignIns } from '#features/sign-in/sessions/recent-sign-ins.tsx'
import { figures, work } from '../../start-page.ts'
import type { Route } from './+types/start.route'
import { Figures } from './figures.tsx'
import classes from './start.module.css'
import { startTexts } from './start-texts.ts'
import { WaitingLinks } from './waiting-links.tsx'
import { WorkSections } from './work-sections.tsx'

export async function clientLoader({ context }: Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [page, { sesiones }, own] = await Promise.all([
    api.load(startCalls.page, {}),
    api.load(sessionCalls.open, {}),
    loadOwnLicenses(api),
  ])
  return { page, sessions: sesiones, own }
}

/** The areas whose changes reload the page. */
const areas = [...new Set([...work, ...figures].map(({ area }) => area))]

/** What the reader has, after what waits for them. */
const ownSections = new Set<string>(work.filter(({ isOwn }) => isOwn).map(({ section }) => section))

/** The first page after log-in: what waits, the figures of the month, and the open sessions (decision 031). */
export default function StartPage({ loaderData: { page, sessions, own } }: Route.ComponentProps) {
  const t = useTexts(startTexts)
  const { user, waiting } = useSignedIn()
  const { longDate } = useFormats()
  useChanges('sesion', 'licencias', ...areas)
  const isOwn = ({ seccion }: { seccion: string }) => ownSections.has(seccion)
  const [mine, waits] = [page.trabajo.filter(isOwn), page.trabajo.filter((section) => !isOwn(section))]
  const isCalm = waits.length === 0 && waiting.length === 0
  return (
    <div className={classes.page}>
      <PageHeader title={t.hello(user.nombres)} about={longDate(new Date().toISOString())}>
        <WaitingLinks />
      </PageHeader>
      <OpeningOnStart />
      <div className={classes.columns}>
        <section className={classes.main} aria-labelledby="work">
          <h2 id="work" className={classes.heading}>
            {t.work}
          </h2>
          {isCalm && <p className={classes.calm}>{t.nothingWaits}</p>}
          {!isCalm && waits.length === 0 && <p className={classes.calm}>{t.nothingElse}</p>}
          <WorkSections known={work} sections={waits} />
          <OwnOnStart own={own} />
          {mine.length > 0 && (
            <section className={classes.main} aria-labelledby="own">
              <h2 id="own" className={classes.heading}>
                {t.own}
              </h2>
              <WorkSections known={work} sections={mine} />
            </section>
          )}
        </section>
        <div className={classes.aside}>
          {page.cifras.length > 0 && <Figures known={figures} counted={page.cifras} period={page.periodo} />}
          <RecentSignIns sessions={sessions} />
        </div>
      </div>
    </div>
  )
}
