import { useTexts } from '#core/language.ts'
import { ButtonLink } from '#core/public/button.tsx'
import { PageHead } from '#core/public/page-head.tsx'
import frame from '#core/public/public.module.css'
import { breadcrumbList } from '#core/public/structured-data.ts'
import { BenchDrawing } from '../bench-drawing.tsx'
import { PeopleGrid } from '../cards/people-grid.tsx'
import { PageHero } from '../page-hero.tsx'
import { FragmentCurve, PatternPlan, WiringPlan } from '../stage-drawings.tsx'
import styles from './about.module.css'
import { aboutTexts } from './about-texts.ts'

export const handle = { document: true, cache: { params: [], areas: [] } }

const drawings = [PatternPlan, WiringPlan, FragmentCurve]

export default function AboutPage() {
  const t = useTexts(aboutTexts)
  const steps = [{ name: t.home, to: '/' }, { name: t.name }]
  return (
    <>
      <PageHead title={t.name} description={t.description} structured={[breadcrumbList(steps)]} />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.title} lead={t.lead}>
        <BenchDrawing label={t.drawing} />
      </PageHero>
      <section className={styles.facts} aria-label={t.factsTitle}>
        <dl className={frame.wrap}>
          {t.facts.map(({ figure, text }) => (
            <div key={text}>
              <dt>{text}</dt>
              <dd>{figure}</dd>
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
      <HowAndTerms />
      <section className={`${frame.wrap} ${styles.section}`} aria-labelledby="people">
        <h2 id="people">{t.peopleTitle}</h2>
        <p className={styles.sectionLead}>{t.peopleLead}</p>
        <PeopleGrid />
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

function HowAndTerms() {
  const t = useTexts(aboutTexts)
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
          <table>
            <tbody>
              {t.terms.map(([name, value]) => (
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
