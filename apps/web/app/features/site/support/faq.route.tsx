import type { ContentIn } from '@portal/contract/settings/contents'
import { IconChevronDown, IconLink } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { draftParam } from '#core/public/contents/content-params.ts'
import { loadContent } from '#core/public/contents/load-content.ts'
import { paragraphsOf, useContent } from '#core/public/contents/use-content.ts'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList, faqPage } from '#core/public/frame/structured-data.ts'
import type { Route } from './+types/faq.route'
import styles from './faq.module.css'
import { supportTexts } from './support-texts.ts'

export const handle = { document: true, cache: { params: [draftParam], areas: ['productos'] } }

const load = ({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  loadContent(context.get(apiContext), ['preguntas'], url)

export { load as clientLoader, load as loader }

type Entry = ContentIn<'preguntas'>['preguntas'][number]

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(supportTexts)
  const { temas, preguntas } = useContent(loaderData).preguntas
  const groups = temas
    .map(({ clave: id, titulo: title }) => ({ id, title, entries: preguntas.filter(({ tema }) => tema === id) }))
    .filter(({ entries }) => entries.length > 0)
  const plain = groups.flatMap(({ entries }) =>
    entries.map((entry) => ({ question: entry.pregunta, answer: paragraphsOf(entry.respuesta).join(' ') })),
  )
  const steps = [{ name: t.support, to: '/support' }, { name: t.faqTitle }]
  return (
    <>
      <PageHead
        title={t.faqTitle}
        description={t.faqDescription}
        picture="support"
        structured={[breadcrumbList(steps), faqPage(plain)]}
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
                <Question key={entry.clave} entry={entry} />
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
function Question({ entry }: { entry: Entry }) {
  const t = useTexts(supportTexts)
  const { clave: id, pregunta: question } = entry
  return (
    <details className={styles.question}>
      <summary>
        <h3>{question}</h3>
        <IconChevronDown size={20} />
      </summary>
      <div id={id} className={styles.answer}>
        {paragraphsOf(entry.respuesta).map((paragraph) => (
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
