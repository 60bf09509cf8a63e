import { productCalls } from '@portal/contract/products/calls'
import { type Fact, factName, factText } from '@portal/contract/products/fact-text'
import { settingsCalls } from '@portal/contract/settings/calls'
import { apiContext } from '#core/api/api.ts'
import { useLanguage, useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList } from '#core/public/frame/structured-data.ts'
import { PeopleGrid } from '../cards/people-grid.tsx'
import { commercialTerms, presenceCountries } from '../commercial-terms.ts'
import { FragmentCurve, PatternPlan, WiringPlan } from '../stage-drawings.tsx'
import type { Route } from './+types/about.route'
import styles from './about.module.css'
import { aboutTexts } from './about-texts.ts'
import { officesSaid } from './offices-said.ts'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

async function load({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [{ condiciones }, { oficinas }, { personas }] = await Promise.all([
    api.load(productCalls.catalogue, {}),
    api.load(settingsCalls.offices, {}),
    api.load(settingsCalls.people, {}),
  ])
  return { terms: condiciones, offices: oficinas, people: personas }
}

export { load as loader, load as clientLoader }

const drawings = [PatternPlan, WiringPlan, FragmentCurve]

export default function AboutPage({ loaderData: { terms, offices, people } }: Route.ComponentProps) {
  const t = useTexts(aboutTexts)
  const language = useLanguage()
  const { warranty, delivery } = commercialTerms(terms, language)
  const figures = { countries: t.moreThan(presenceCountries), offices: offices.length, warranty, delivery }
  const names = { ...t.facts, offices: t.facts.offices(officesSaid(offices, language)) }
  const shown = (Object.keys(names) as (keyof typeof names)[]).filter((key) => figures[key] !== 0)
  const steps = [{ name: t.home, to: '/' }, { name: t.name }]
  return (
    <>
      <PageHead title={t.name} description={t.description} picture="about" structured={[breadcrumbList(steps)]} />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.title} lead={t.lead}>
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
      <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="what">
        <h2 id="what">{t.whatTitle}</h2>
        <ul className={styles.what}>
          {t.what.map(({ id, name, text }, index) => {
            const Drawing = drawings[index]
            return (
              <li key={id}>
                <div className={styles.drawing}>{Drawing && <Drawing />}</div>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            )
          })}
        </ul>
      </section>
      <HowAndTerms terms={terms} />
      <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="people">
        <h2 id="people">{t.peopleTitle}</h2>
        {people.length > 0 && (
          <>
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

/** How the company works and its terms of sale: the same facts as on the product pages. */
function HowAndTerms({ terms }: { terms: readonly Fact[] }) {
  const t = useTexts(aboutTexts)
  const language = useLanguage()
  const rows = [
    ...terms.map((fact) => [factName(fact, language), factText(fact, language)]),
    [t.presence, t.presenceText],
  ]
  return (
    <div className={styles.band}>
      <div className={`${frame.wrap} ${styles.split}`}>
        <section aria-labelledby="how">
          <h2 id="how">{t.howTitle}</h2>
          <ol className={styles.how}>
            {t.how.map(([title, text]) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
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
            <h3>{t.onlyTitle}</h3>
            <p>{t.only}</p>
          </div>
        </section>
      </div>
    </div>
  )
}
