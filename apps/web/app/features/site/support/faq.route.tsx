import { productCalls } from '@portal/contract/products/calls'
import { contentCalls, settingsCalls } from '@portal/contract/settings/calls'
import type { ContentIn } from '@portal/contract/settings/contents'
import { IconChevronDown, IconLink } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { languageOfAddress } from '#core/language/language-address.ts'
import { ButtonLink } from '#core/public/components/button.tsx'
import { PageHead } from '#core/public/frame/page-head.tsx'
import { PageHero } from '#core/public/frame/page-hero.tsx'
import frame from '#core/public/frame/public.module.css'
import { breadcrumbList, faqPage } from '#core/public/frame/structured-data.ts'
import { pageFacts } from '../content-facts.ts'
import { useContent } from '../use-content.ts'
import type { Route } from './+types/faq.route'
import styles from './faq.module.css'
import { supportTexts } from './support-texts.ts'

export const handle = { document: true, cache: { params: [], areas: ['productos'] } }

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const language = languageOfAddress(url.search)
  const api = context.get(apiContext)
  const [content, { condiciones: terms }, offices] = await Promise.all([
    api.load(contentCalls.preguntas, { params: { idioma: language } }),
    api.load(productCalls.catalogue, {}),
    api.load(settingsCalls.offices, {}),
  ])
  return { content, facts: pageFacts({ offices, terms }, language) }
}

export { load as clientLoader, load as loader }

type Entry = ContentIn<'preguntas'>['preguntas'][number]

/** An empty line separates paragraphs. */
const paragraphsOf = ({ respuesta }: Entry) => respuesta.split(/\n\s*\n/)

export default function FaqPage({ loaderData }: Route.ComponentProps) {
  const t = useTexts(supportTexts)
  const { temas, preguntas } = useContent(loaderData)
  const groups = temas
    .map(({ clave: id, titulo: title }) => ({ id, title, entries: preguntas.filter(({ tema }) => tema === id) }))
    .filter(({ entries }) => entries.length > 0)
  const plain = groups.flatMap(({ entries }) =>
    entries.map((entry) => ({ question: entry.pregunta, answer: paragraphsOf(entry).join(' ') })),
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
        {paragraphsOf(entry).map((paragraph) => (
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
