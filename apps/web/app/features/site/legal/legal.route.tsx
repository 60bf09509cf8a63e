import { textIn } from '@portal/contract/core/text'
import { settingsCalls } from '@portal/contract/settings/calls'
import { pageKeys, pagePaths, settingNames } from '@portal/contract/settings/keys'
import { apiContext } from '#core/api/api.ts'
import { useFormats } from '#core/formats/formats.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { PublicLink } from '#core/public/components/public-link.tsx'
import { contentParams, draftParam } from '#core/public/contents/content-params.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import type { Route } from './+types/legal.route'
import styles from './legal.module.css'
import { legalTexts } from './legal-texts.ts'

export const handle = { document: true, cache: { params: [draftParam], areas: [] } }

/** Runs on the server only: the page has no script. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const key = pageKeys.find((one) => url.pathname.startsWith(pagePaths[one])) ?? pageKeys[0]
  const params = { clave: key, ...contentParams(url) }
  return { key, ...(await context.get(apiContext).load(settingsCalls.page, { params })) }
}

/** Privacy, terms or cookies, as staff wrote them in the settings. */
export default function LegalPage({
  loaderData: { key, html, idioma, actualizado_en: changed },
}: Route.ComponentProps) {
  const t = useTexts(legalTexts)
  const language = useLanguage()
  const lang = idioma === language ? undefined : idioma
  const { date } = useFormats()
  const title = textIn(settingNames[key], language)
  const { lead, description } = t.pages[key]
  return (
    <>
      <PageHead title={title} description={description} structured={[breadcrumbList([{ name: title }])]} />
      <PageHero breadcrumb={t.breadcrumb} steps={[{ name: title }]} title={title} lead={lead} />
      <div className={`${frame.wrap} ${styles.split}`}>
        <nav className={styles.others} aria-label={t.others}>
          <ul>
            {pageKeys.map((one) => (
              <li key={one}>
                <PublicLink to={pagePaths[one]} aria-current={one === key ? 'page' : undefined}>
                  {textIn(settingNames[one], language)}
                </PublicLink>
              </li>
            ))}
            <li>
              <PublicLink to="/privacy/request">{t.request}</PublicLink>
            </li>
          </ul>
        </nav>
        <div>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server where it is read */}
          <div className={styles.text} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
          {changed && <p className={styles.changed}>{t.changed(date(changed))}</p>}
        </div>
      </div>
    </>
  )
}
