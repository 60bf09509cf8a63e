import { IconArrowUp } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import { draftParam } from '#core/public/contents/content-params.ts'
import { loadContent } from '#core/public/contents/load-content.ts'
import { useContent } from '#core/public/contents/use-content.ts'
import type { Route } from './+types/brazil-workshop.route'
import styles from './brazil.module.css'
import { brazilTexts } from './brazil-texts.ts'
import { EventsBreadcrumb } from './events-breadcrumb.tsx'
import { BrazilWorkshop } from './pages.ts'
import { registerBy } from './register-action.ts'
import { Registration } from './registration.tsx'
import { WorkshopHead } from './workshop-head.tsx'
import { absentUnless, workshopData } from './workshops.ts'

export const handle = { document: true, cache: { params: [draftParam], areas: ['workshops'] } }

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [about, said] = await Promise.all([
    workshopData(api, 'brazil'),
    loadContent(api, ['talleres', 'taller_brasil'], url),
  ])
  return { about: absentUnless(about), said }
}

const send = ({ context, ...sent }: Route.ActionArgs | Route.ClientActionArgs) =>
  registerBy(context.get(apiContext), sent)

export { load as clientLoader, load as loader, send as action, send as clientAction }

export default function BrazilWorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { about } = loaderData
  const said = useContent(loaderData.said)
  const { titulo: title, descripcion: description } = said.taller_brasil
  return (
    <>
      <WorkshopHead workshop={about.workshop} title={title} description={description} picture="brazil-workshop" />
      <BrazilWorkshop
        said={said}
        before={<EventsBreadcrumb name={title} />}
        chapters={<Chapters />}
        registration={<Registration {...about} result={actionData} />}
      />
    </>
  )
}

/** Sticky links to the sections and the top, only on the long page of Brazil. */
function Chapters() {
  const t = useTexts(brazilTexts)
  return (
    <nav className={styles.chapters} aria-label={t.chapters}>
      <ul>
        <li>
          <a href="#content" aria-label={t.toTop} title={t.toTop}>
            <IconArrowUp size={20} />
          </a>
        </li>
        {Object.entries(t.names).map(([id, name]) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
