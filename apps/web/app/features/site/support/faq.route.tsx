import { productCalls } from '@portal/contract/products/calls'
import { IconChevronDown, IconLink } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList, faqPage } from '#core/public/frame/structured-data.ts'
import { commercialTerms } from '../commercial-terms.ts'
import type { Route } from './+types/faq.route'
import styles from './faq.module.css'
import { faqIn, plainFaq } from './faq.ts'
import type { FaqEntry } from './faq-entry.ts'
import { supportTexts } from './support-texts.ts'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

/** Runs only on the server, so that the browser does not load the answers in every language. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const language = languageOfAddress(url.search)
  const { condiciones } = await context.get(apiContext).load(productCalls.catalogue, {})
  return { groups: faqIn(language, commercialTerms(condiciones, language)) }
}

export default function FaqPage({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useTexts(supportTexts)
  const steps = [{ name: t.support, to: '/support' }, { name: t.faqTitle }]
  return (
    <>
      <PageHead
        title={t.faqTitle}
        description={t.faqDescription}
        picture="support"
        structured={[breadcrumbList(steps), faqPage(plainFaq(groups))]}
      />
      <PageHero breadcrumb={t.breadcrumb} steps={steps} title={t.faqTitle} lead={t.faqLead} />
      <div className={`${frame.wrap} ${styles.split}`}>
        <nav className={styles.topics} aria-label={t.topics}>
          <ul>
            {groups.map(({ id, title, entries }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title}
                  <span aria-hidden>{entries.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          {groups.map(({ id, title, entries }) => (
            <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{title}</h2>
              {entries.map((entry) => (
                <Question key={entry.id} entry={entry} />
              ))}
            </section>
          ))}
          <section className={styles.ask} aria-labelledby="ask">
            <h2 id="ask">{t.askTitle}</h2>
            <p>{t.askText}</p>
            <ButtonLink kind="primary" to="/offices">
              {t.askOffices}
            </ButtonLink>
          </section>
        </div>
      </div>
    </>
  )
}

/** The anchor is inside the folded answer, so that browsers open it. */
function Question({ entry: { id, question, answer } }: { entry: FaqEntry }) {
  const t = useTexts(supportTexts)
  return (
    <details className={styles.question}>
      <summary>
        <h3>{question}</h3>
        <IconChevronDown size={20} />
      </summary>
      <div id={id} className={styles.answer}>
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <a href={`#${id}`} aria-label={`${t.link}: ${question}`}>
          <IconLink size={16} />
          {t.link}
        </a>
      </div>
    </details>
  )
}
