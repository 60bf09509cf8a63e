import { productCalls } from '@portal/contract/products/calls'
import { type Fact, factName, factText } from '@portal/contract/products/fact-text'
import { contentCalls, settingsCalls } from '@portal/contract/settings/calls'
import type { ContentIn } from '@portal/contract/settings/contents'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { commercialTerms } from '#core/public/contents/commercial-terms.ts'
import { pageFacts } from '#core/public/contents/content-facts.ts'
import { contentParams, draftParam } from '#core/public/contents/content-params.ts'
import { useContent } from '#core/public/contents/use-content.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { PeopleGrid } from '../cards/people-grid.tsx'
import { officesSaid } from '../offices-said.ts'
import { FragmentCurve, PatternPlan, WiringPlan } from '../stage-drawings.tsx'
import type { Route } from './+types/about.route'
import styles from './about.module.css'
import { aboutTexts } from './about-texts.ts'

export const handle = { document: true, cache: { params: [draftParam], areas: ['productos'] } }

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const params = contentParams(url)
  const api = context.get(apiContext)
  const [content, { condiciones: terms }, offices, { personas: people }] = await Promise.all([
    api.load(contentCalls.nosotros, { params }),
    api.load(productCalls.catalogue, {}),
    api.load(settingsCalls.offices, {}),
    api.load(settingsCalls.people, {}),
  ])
  return { content, facts: pageFacts({ offices, terms }, params.idioma), terms, offices, people }
}

export { load as loader, load as clientLoader }

const drawings = [PatternPlan, WiringPlan, FragmentCurve]

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  const { terms, people } = loaderData
  const { presencia_paises: presence, oficinas: offices } = loaderData.offices
  const said = useContent(loaderData)
  const t = useTexts(aboutTexts)
  const language = useLanguage()
  const { warranty, delivery } = commercialTerms(terms, language)
  const figures = { countries: presence && t.moreThan(presence), offices: offices.length, warranty, delivery }
  const names = { ...t.facts, offices: t.facts.offices(officesSaid(offices, language)) }
  const shown = (Object.keys(names) as (keyof typeof names)[]).filter((key) => figures[key] !== 0)
  const steps = [{ name: t.home, to: '/' }, { name: t.name }]
  return (
    <>
      <PageHead title={t.name} description={said.descripcion} picture="about" structured={[breadcrumbList(steps)]} />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={said.titulo} lead={said.bajada}>
        <img src="/pictures/bench/bench-times.svg" width={1200} height={720} alt={t.drawing} />
      </PageHero>
      <section className={styles.facts} aria-label={t.factsTitle}>
        <dl className={frame.wrap}>
          {shown.map((key) => (
            <div key={key}>
              <dt>{names[key]}</dt>
              <dd>{figures[key]}</dd>
            </div>
          ))}
        </dl>
      </section>
      {said.lineas.length > 0 && (
        <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="what">
          <h2 id="what">{t.whatTitle}</h2>
          <ul className={styles.what}>
            {said.lineas.map(({ titulo, texto }, index) => {
              const Drawing = drawings[index]
              return (
                <li key={titulo}>
                  <div className={styles.drawing}>{Drawing && <Drawing />}</div>
                  <h3>{titulo}</h3>
                  <p>{texto}</p>
                </li>
              )
            })}
          </ul>
        </section>
      )}
      <HowAndTerms said={said} terms={terms} presence={presence} />
      <section
        className={`${frame.wrap} ${styles.section}`}
        {...(people.length > 0 ? { 'aria-labelledby': 'people' } : { 'aria-label': t.name })}
      >
        {people.length > 0 && (
          <>
            <h2 id="people">{t.peopleTitle}</h2>
            <p className={styles.sectionLead}>{t.peopleLead(people.length)}</p>
            <PeopleGrid people={people} />
          </>
        )}
        <div className={styles.ends}>
          <ButtonLink kind="primary" to="/offices">
            {t.officesLink}
          </ButtonLink>
          <ButtonLink to="/faq">{t.faqLink}</ButtonLink>
        </div>
      </section>
    </>
  )
}

interface HowAndTermsProps {
  said: ContentIn<'nosotros'>
  terms: readonly Fact[]
  presence: number
}

/** How the company works and its terms of sale: the same facts as on the product pages. */
function HowAndTerms({ said, terms, presence }: HowAndTermsProps) {
  const t = useTexts(aboutTexts)
  const language = useLanguage()
  const rows = [
    ...terms.map((fact) => [factName(fact, language), factText(fact, language)]),
    ...(presence ? [[t.presence, t.presenceText(presence)]] : []),
  ]
  return (
    <div className={styles.band}>
      <div className={`${frame.wrap} ${styles.split}`}>
        {said.pasos.length > 0 && (
          <section aria-labelledby="how">
            <h2 id="how">{t.howTitle}</h2>
            <ol className={styles.how}>
              {said.pasos.map(({ titulo, texto }) => (
                <li key={titulo}>
                  <strong>{titulo}</strong>
                  <p>{texto}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
        <section aria-labelledby="terms" className={styles.terms}>
          <h2 id="terms">{t.termsTitle}</h2>
          <p>{t.termsLead}</p>
          <table aria-labelledby="terms">
            <tbody>
              {rows.map(([name, value]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.only}>
            <h3>{said.aviso_titulo}</h3>
            <p>{said.aviso}</p>
          </div>
        </section>
      </div>
    </div>
  )
}
