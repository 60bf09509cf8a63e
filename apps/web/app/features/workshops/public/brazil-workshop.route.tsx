import { IconArrowUp } from '@tabler/icons-react'
import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/brazil-workshop.route'
import styles from './brazil.module.css'
import { brazilTexts } from './brazil-texts.ts'
import { EventsBreadcrumb } from './events-breadcrumb.tsx'
import { headTexts } from './head-texts.ts'
import { BrazilWorkshop } from './pages.ts'
import { registerBy } from './register-action.ts'
import { Registration } from './registration.tsx'
import { WorkshopHead } from './workshop-head.tsx'
import { absentUnless, workshopData } from './workshops.ts'

export const handle = { document: true, cache: { params: [], areas: ['workshops'] } }

const load = async ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  absentUnless(await workshopData(context.get(apiContext), 'brazil'))

const send = ({ context, ...sent }: Route.ActionArgs | Route.ClientActionArgs) =>
  registerBy(context.get(apiContext), sent)

export { load as clientLoader, load as loader, send as action, send as clientAction }

export default function BrazilWorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(headTexts).brazil
  return (
    <>
      <WorkshopHead
        workshop={loaderData.workshop}
        title={t.title}
        description={t.description}
        picture="brazil-workshop"
      />
      <BrazilWorkshop
        before={<EventsBreadcrumb name={t.title} />}
        chapters={<Chapters />}
        registration={<Registration {...loaderData} result={actionData} />}
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
