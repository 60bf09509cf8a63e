import { apiContext } from '#core/api/api.ts'
import { useTexts } from '#core/language/language.ts'
import type { Route } from './+types/chile-workshop.route'
import { EventsBreadcrumb } from './events-breadcrumb.tsx'
import { headTexts } from './head-texts.ts'
import { ChileWorkshop } from './pages.ts'
import { registerBy } from './register-action.ts'
import { Registration } from './registration.tsx'
import { WorkshopHead } from './workshop-head.tsx'
import { absentUnless, workshopData } from './workshops.ts'

export const handle = { document: true, cache: { params: [], areas: ['workshops'] } }

const load = async ({ context }: Route.LoaderArgs | Route.ClientLoaderArgs) =>
  absentUnless(await workshopData(context.get(apiContext), 'chile'))

const send = ({ context, ...sent }: Route.ActionArgs | Route.ClientActionArgs) =>
  registerBy(context.get(apiContext), sent)

export { load as clientLoader, load as loader, send as action, send as clientAction }

export default function ChileWorkshopPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(headTexts).chile
  return (
    <>
      <WorkshopHead
        workshop={loaderData.workshop}
        title={t.title}
        description={t.description}
        picture="chile-workshop"
      />
      <ChileWorkshop
        before={<EventsBreadcrumb name={t.title} />}
        registration={<Registration {...loaderData} result={actionData} />}
      />
    </>
  )
}
