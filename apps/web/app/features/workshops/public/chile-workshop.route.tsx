import { apiContext } from '#core/api/api.ts'
import { draftParam } from '#core/public/contents/content-params.ts'
import { loadContent } from '#core/public/contents/load-content.ts'
import { useContent } from '#core/public/contents/use-content.ts'
import type { Route } from './+types/chile-workshop.route'
import { EventsBreadcrumb } from './events-breadcrumb.tsx'
import { ChileWorkshop } from './pages.ts'
import { registerBy } from './register-action.ts'
import { Registration } from './registration.tsx'
import { WorkshopHead } from './workshop-head.tsx'
import { absentUnless, workshopData } from './workshops.ts'

export const handle = { document: true, cache: { params: [draftParam], areas: ['workshops'] } }

async function load({ url, context }: Route.LoaderArgs | Route.ClientLoaderArgs) {
  const api = context.get(apiContext)
  const [about, said] = await Promise.all([
    workshopData(api, 'chile'),
    loadContent(api, ['talleres', 'taller_chile'], url),
  ])
  return { about: absentUnless(about), said }
}

const send = ({ context, ...sent }: Route.ActionArgs | Route.ClientActionArgs) =>
  registerBy(context.get(apiContext), sent)

export { load as clientLoader, load as loader, send as action, send as clientAction }

export default function ChileWorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const { about } = loaderData
  const said = useContent(loaderData.said)
  const { titulo: title, descripcion: description } = said.taller_chile
  return (
    <>
      <WorkshopHead workshop={about.workshop} title={title} description={description} picture="chile-workshop" />
      <ChileWorkshop
        said={said}
        before={<EventsBreadcrumb name={title} />}
        registration={<Registration {...about} result={actionData} />}
      />
    </>
  )
}
